/** The names in the path of a field, without the places of rows: `lines[2].amount`, as `lines.2.amount`, is `lines` and `amount`. */
export const namesIn = (path: string): string[] =>
  path
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .filter((name) => !/^\d+$/.test(name));
