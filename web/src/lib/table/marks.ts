/** The marks on a sheet as they were kept, by place; what is none is passed over. */
export const readMarks = <Mark extends string>(text: string, marks: readonly Mark[]): Readonly<Record<string, Mark>> => {
  try {
    const kept: unknown = JSON.parse(text || '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((one): one is [string, Mark] => marks.includes(one[1] as Mark)));
  } catch {
    return {};
  }
};
