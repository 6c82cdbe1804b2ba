/** What stands in an address, as text; null where it is none at all ("%E0%A4%A"). */
export const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};
