/** A cell of a workbook as text: what a person would read there, days without a time. */
export function cellText(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '');
  // What a spreadsheet works out carries the errors of binary fractions in its last places.
  if (typeof value === 'number' && !Number.isInteger(value)) return String(Number(value.toFixed(9)));
  return String(value);
}
