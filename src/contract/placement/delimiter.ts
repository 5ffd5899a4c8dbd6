import { topRows } from './read-columns';

const delimiters = [',', ';', '\t'];

const mostIn = (line: string) =>
  delimiters
    .map((one) => ({ one, columns: line.split(one).length }))
    .reduce((best, next) => (next.columns > best.columns ? next : best));

/**
 * What separates the columns of a CSV, by the beginning of its text: the sign that stands most often in the first line that has columns;
 * above it there may be a title. A comma where no line has any.
 */
export function delimiterOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, topRows)
    .map(mostIn);
  const found = lines.find(({ columns }) => columns > 2) ?? lines.find(({ columns }) => columns > 1);
  return found?.one ?? ',';
}
