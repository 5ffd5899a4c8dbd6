const quote = '"';

/** One row that has anything in it, with its number in the spreadsheet. */
export interface NumberedRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV. A quoted cell may hold the delimiter, quotes written twice, and line ends. */
export function readCsv(text: string, delimiter = ','): NumberedRow[] {
  const rows: NumberedRow[] = [];
  let number = 0;
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    cells.push(cell);
    cell = '';
    number += 1;
    if (cells.some((one) => one !== '')) rows.push({ row: number, cells });
    cells = [];
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
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}
