type Amount = string | null | undefined;

const isCharged = (amount: Amount): boolean => Boolean(amount) && amount !== '0.00';

/** What the accounts call the taxes of a line: those that it is charged, or `EXEMPT`. */
export function taxCodeOf(line: { gst?: Amount; hst?: Amount; pst?: Amount; qst?: Amount }): string {
  const names = ['hst', 'gst', 'pst', 'qst'] as const;
  const codes = names.filter((name) => isCharged(line[name])).map((name) => name.toUpperCase());
  return codes.join('+') || 'EXEMPT';
}
