const quote = '"';

/** The cells of a CSV, row by row. A quoted cell may hold the delimiter, quotes written twice, and line ends. */
export function readCsv(text: string, delimiter = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    cell = '';
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  const plain = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] as string;
    if (quoted) {
      if (sign !== quote) cell += sign;
      else if (plain[at + 1] === quote) {
        cell += quote;
        at += 1;
      } else quoted = false;
    } else if (sign === quote && cell === '') quoted = true;
    else if (sign === delimiter) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** The sign that parts the cells of a header: the one that stands in it most often. */
export function delimiterOf(text: string): string {
  const header = text.split('\n', 1)[0] ?? '';
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
