// What makes a PDF writes into it when it did so, and when it changed it last (ISO 32000-2, 14.3.3), in its own words or in those of XMP.
const ownDays = /\/(?:CreationDate|ModDate)\s*\(D:(\d{4})(\d\d)(\d\d)/g;
const xmpDays = /xmp:(?:CreateDate|ModifyDate)\s*(?:>|=\s*["'])(\d{4})-(\d\d)-(\d\d)/g;

/**
 * The last day, `YYYY-MM-DD`, on which the program that wrote a PDF says in a piece of its text that it did so, or `before` where that is
 * later. A day that there is not is passed over.
 */
export function lastDayWritten(text: string, before?: string): string | undefined {
  if (!text.includes('Date')) return before;
  return [ownDays, xmpDays]
    .flatMap((days) => [...text.matchAll(days)])
    .map(([, year, month, day]) => `${year}-${month}-${day}`)
    .filter((day) => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day))
    .reduce<string | undefined>((last, day) => (last && last > day ? last : day), before);
}
