const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  fev: 2,
  mar: 3,
  apr: 4,
  avr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  juin: 6,
  jul: 7,
  juil: 7,
  aug: 8,
  aou: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};
const month = String.raw`([a-zéû]{3,9})\.?`;
const forms: readonly { readonly of: RegExp; read(match: RegExpMatchArray): [string, string, string] }[] = [
  { of: /\b(\d{4})-(\d{2})-(\d{2})\b/g, read: ([, y = '', m = '', d = '']) => [y, m, d] },
  {
    of: new RegExp(String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, 'gi'),
    read: ([, m = '', d = '', y = '']) => [y, m, d],
  },
  {
    of: new RegExp(String.raw`\b(\d{1,2})(?:er)? ${month} (\d{4})\b`, 'gi'),
    read: ([, d = '', m = '', y = '']) => [y, m, d],
  },
];

/**
 * The calendar days that a text names in full, in English or French, in the order in which they stand. A day without its
 * year, or written in figures alone that may be read two ways, is not guessed at.
 */
export function datesIn(text: string): string[] {
  const found = forms.flatMap(({ of, read }) =>
    [...text.matchAll(of)].flatMap((match) => {
      const day = calendarDay(...read(match));
      return day ? [{ day, at: match.index }] : [];
    }),
  );
  return [...new Set(found.sort((a, b) => a.at - b.at).map((one) => one.day))];
}

function calendarDay(year: string, monthName: string, day: string): string | undefined {
  const plain = monthName
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const number = /^\d+$/.test(plain)
    ? Number(plain)
    : (months[plain.slice(0, 4)] ?? months[plain.slice(0, 3)]);
  if (!number) return undefined;
  const date = new Date(Date.UTC(Number(year), number - 1, Number(day)));
  const written = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return date.getUTCMonth() + 1 === number && date.toISOString().startsWith(written) ? written : undefined;
}
