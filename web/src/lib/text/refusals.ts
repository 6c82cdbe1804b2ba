/** A reason that the house gives, found among sentences by its shape: {} stands for a name or a number. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Null where the reason is not among them. What stood for the first {} is put in. */
export const among = (reasons: Readonly<Record<string, string>>): ((reason: string) => string | null) => {
  const shapes = Object.entries(reasons).map(([reason, says]) => [new RegExp(`^${reason.split('{}').map(escaped).join('(.+)')}$`, 's'), says] as const);
  return (reason) => {
    const plain = reasons[reason];
    if (plain !== undefined) return plain;
    for (const [shape, says] of shapes) {
      const found = shape.exec(reason);
      if (found !== null) return says.replace('{}', () => found[1] ?? '');
    }
    return null;
  };
};
