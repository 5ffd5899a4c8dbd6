import { describe, expect, it } from 'vitest';
import { Problem } from '#contract/problems';
import { readStatement } from '#server/bank-statement/read-statement';

const today = '2026-11-20';

/** Reads lines of text, cells apart at `|`, as the rows of a spreadsheet from row 1. */
function read(text: string, dayFirst?: boolean) {
  const rows = text
    .trim()
    .split('\n')
    .map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  return readStatement(rows, { dayFirst, today });
}

const short = ({ lines }: ReturnType<typeof read>) =>
  lines.map(({ bookedOn, amount, description }) => [bookedOn, amount, description]);

/** The fields that a refusal names. */
function refusal(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return Object.keys(error.detail.errors ?? {});
  }
  return [];
}

describe('the statement of a bank', () => {
  it('is read where one column has a sign and the words stand in two', () => {
    const statement = read(`
Account Type|Account Number|Transaction Date|Cheque Number|Description 1|Description 2|CAD$|USD$
Chequing|00012-3456789|11/17/2026||MISC PAYMENT|LENDER A INV-2026-000012|1469.00|
Chequing|00012-3456789|11/18/2026|000123|CHEQUE||-250.00|`);
    expect(short(statement)).toEqual([
      ['2026-11-17', '1469.00', 'MISC PAYMENT · LENDER A INV-2026-000012'],
      ['2026-11-18', '-250.00', '000123 · CHEQUE'],
    ]);
    expect(statement.lines[0]?.account).toBe('00012-3456789');
  });

  it('is read where it has no heads at all, and a column for each direction and the balance', () => {
    expect(
      short(
        read(`
11/17/2026|LENDER A  PAYMENT||1,469.00|20,001.11
11/18/2026|SERVICE CHARGE|12.50||19,988.61`),
      ),
    ).toEqual([
      ['2026-11-17', '1469.00', 'LENDER A PAYMENT'],
      ['2026-11-18', '-12.50', 'SERVICE CHARGE'],
    ]);
  });

  it('is read below what a bank writes above its heads, and with days of eight figures', () => {
    expect(
      short(
        read(`
Following data is valid as of 20261120 (Year/Month/Day/Hour/Minute/Second)
First Bank Card|Transaction Type|Date Posted|Transaction Amount|Description
'500766'|CREDIT|20261117|113.0|[DN]LENDER B FUNDING`),
      ),
    ).toEqual([['2026-11-17', '113.00', '[DN]LENDER B FUNDING']]);
  });

  it('is read as Desjardins hands it out, without heads, also where no money came in', () => {
    const statement = read(`
Québec|123456|EOP|2026/11/17|00001|Frais fixes d’utilisation||35.40||||||3874.40
Québec|123456|EOP|2026/11/18|00002|Chèque|42|1250.00||||||2624.40`);
    expect(short(statement)).toEqual([
      ['2026-11-17', '-35.40', 'Frais fixes d’utilisation'],
      ['2026-11-18', '-1250.00', 'Chèque · 42'],
    ]);
    expect(statement.lines[0]?.account).toBe('123456');
    expect(
      short(
        read(`
Québec|123456|EOP|2026/11/17|00001|Dépôt direct /PRÊTEUR A|||1469.00|||||5343.40
Québec|123456|EOP|2026/11/17|00002|Virement entre folios /de 024373 EOP||9.00||||||5334.40`),
      ),
    ).toEqual([
      ['2026-11-17', '1469.00', 'Dépôt direct /PRÊTEUR A'],
      ['2026-11-17', '-9.00', 'Virement entre folios /de 024373 EOP'],
    ]);
  });

  it('is read in French', () => {
    expect(
      short(
        read(`
Date|Description|Catégorie|Débit|Crédit|Solde
2026-11-17|Virement reçu Prêteur C|Dépôt||1 234,56|9 999,00
2026-11-18|Frais|Frais|4,95||9 994,05`),
      ),
    ).toEqual([
      ['2026-11-17', '1234.56', 'Virement reçu Prêteur C'],
      ['2026-11-18', '-4.95', 'Frais'],
    ]);
    expect(short(read('17 nov. 2026|Dépôt direct|250,00\n3 févr. 2026|Dépôt|10,00'))).toEqual([
      ['2026-11-17', '250.00', 'Dépôt direct'],
      ['2026-02-03', '10.00', 'Dépôt'],
    ]);
  });

  it('asks which of two days is meant where nothing in it tells, and takes the answer', () => {
    const text = 'Date|Description|Amount\n03/04/2026|Deposit|10.00\n05/06/2026|Deposit|11.00';
    expect(refusal(() => read(text))).toEqual(['dayFirst']);
    expect(short(read(text, true)).map(([day]) => day)).toEqual(['2026-04-03', '2026-06-05']);
    expect(short(read(text, false)).map(([day]) => day)).toEqual(['2026-03-04', '2026-05-06']);
    // One day of the statement tells of all.
    expect(short(read(`${text}\n07/31/2026|Deposit|12.00`)).map(([day]) => day)).toEqual([
      '2026-03-04',
      '2026-05-06',
      '2026-07-31',
    ]);
  });

  it('tells of each row that is no line why it is none, and keeps the others', () => {
    const { lines, unread } = read(`
Date|Description|Amount
2026-11-17|Deposit|10.00
2026-13-40|Deposit|10.00
2026-11-18|Deposit|ten
2026-11-18|Nothing|0.00
2026-12-24|Deposit|10.00`);
    expect(lines.map(({ row }) => row)).toEqual([2]);
    expect(unread.map(({ row, why }) => [row, why.key])).toEqual([
      [3, 'money.statementRowNoDay'],
      [4, 'money.statementRowNoAmount'],
      [5, 'money.statementRowNoAmount'],
      [6, 'money.statementRowToCome'],
    ]);
  });

  it('is no list of names', () => {
    expect(refusal(() => read('Name|City\nLender A|Toronto'))).toEqual(['file']);
    expect(refusal(() => read('Date|Description\n2026-11-17|Deposit'))).toEqual(['file']);
  });
});
