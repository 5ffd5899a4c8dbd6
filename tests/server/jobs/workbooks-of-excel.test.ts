import { beforeEach, expect, test } from 'vitest';
import { excelBook, styleOf } from '../../support/excel-book';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { jobEnded, sendForm } from '../../support/job';
import { companyId } from '../../support/network';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

let host: TestHost;
let person: Person;
beforeEach(async () => {
  const opened = await openHost({ jobs: true, at: '2026-11-20T15:00:00.000Z' });
  host = opened.host;
  person = await signIn(host, 'administrator');
  return opened.close;
});

const heads = ['Nom', 'Prénom', 'No de compte', 'Province', 'Type de contrat', 'NIV', 'Année'];
const more = ['Solde', 'Arriéré', 'Jours de retard', 'Date d’affectation', 'Urgent'];

/** Words are kept once: plain, in runs of several fonts, with the blanks at their ends, and with how they are read aloud. */
const strings = [
  ...[...heads, ...more].map((head) => `<t>${head}</t>`),
  '<r><rPr><b/></rPr><t>Placements</t></r><r><t xml:space="preserve"> de novembre </t></r>',
  '<r><t>Léves</t></r><r><rPr><color rgb="FFFF0000"/></rPr><t>que</t></r>',
  '<t xml:space="preserve"> Zoé </t><rPh sb="0" eb="3"><t>ZO</t></rPh><phoneticPr fontId="1"/>',
  '<t>Chen</t>',
  '<t>Mei &amp; Co_x000D_</t>',
  '<t>0700100200601</t>',
];
const at = (text: string): number => strings.findIndex((one) => one.includes(text));
const word = (cell: string, text: string, style = ''): string =>
  `<c r="${cell}"${style} t="s"><v>${at(text)}</v></c>`;
const inLine = (cell: string, text: string): string =>
  `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;
const columns = 'ABCDEFGHIJKL';

/** A title over all columns, heads in the third row, what a table and a filter leave, one row that the filter hides, and styles to the very end. */
const sheet = (day: number): string =>
  `<sheetPr filterMode="1"/><dimension ref="A1:L1048576"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="3" topLeftCell="A4" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="12" width="14" style="${styleOf.text}" customWidth="1"/></cols><sheetData>` +
  `<row r="1" spans="1:12">${word('A1', 'Placements')}<c r="B1"/><c r="C1"/></row>` +
  `<row r="3" spans="1:12">${[...heads, ...more].map((_, index) => `<c r="${columns[index]}3" t="s"><v>${index}</v></c>`).join('')}</row>` +
  // Words in runs, a number that is text, a formula by what it came to, a day in its own format, a truth.
  `<row r="4" spans="1:12">${word('A4', 'Léves')}${word('B4', ' Zoé ')}${word('C4', '0700100200601', ` s="${styleOf.text}"`)}${inLine('D4', 'QC')}${inLine('E4', 'secured_loan')}${inLine('F4', '1M8GDM9AXKP042788')}<c r="G4"><v>2023</v></c><c r="H4" s="${styleOf.amount}"><f>SUM(1,18233.5)</f><v>18234.5</v></c><c r="I4" s="${styleOf.amount}"><v>1234.5</v></c><c r="J4" s="${styleOf.days}"><v>74</v></c><c r="K4" s="${styleOf.day}"><v>${day}</v></c><c r="L4" t="b"><v>1</v></c></row>` +
  // A row that a filter hides, a long number as Excel writes it, a sum that is not quite one, a formula that came to words, an error.
  `<row r="5" spans="1:12" hidden="1">${word('A5', 'Chen')}${word('B5', 'Mei')}<c r="C5"><v>7.0010020060200001E+11</v></c><c r="D5" t="str"><f>"O"&amp;"N"</f><v>ON</v></c>${inLine('E5', 'secured_loan')}${inLine('F5', '1M8GDM9AXKP042788')}<c r="G5"><v>2023</v></c><c r="H5"><v>9100</v></c><c r="I5"><f>0.3-0.2</f><v>9.9999999999999978E-2</v></c><c r="J5"><v>61</v></c><c r="K5" s="${styleOf.englishDay}"><v>${day - 1}</v></c><c r="L5" t="b"><v>0</v></c></row>` +
  `<row r="6" spans="1:12">${word('A6', 'Chen')}${word('B6', 'Mei')}<c r="C6"><v>700100200603</v></c>${inLine('D6', 'ON')}${inLine('E6', 'secured_loan')}${inLine('F6', '1M8GDM9AXKP042788')}<c r="G6"><v>2023</v></c><c r="H6" t="e"><f>VLOOKUP(C6,Codes!A:B,2,0)</f><v>#N/A</v></c></row>` +
  `<row r="7" s="${styleOf.text}" customFormat="1"><c r="A7" s="${styleOf.text}"/><c r="L7" s="${styleOf.text}"/></row>` +
  `<row r="1048576" s="${styleOf.text}" customFormat="1"><c r="A1048576" s="${styleOf.text}"/></row></sheetData>` +
  '<autoFilter ref="A3:L6"/><mergeCells count="1"><mergeCell ref="A1:L1"/></mergeCells>';

const hidden = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>ON</t></is></c></row></sheetData>`;

/** 18 November 2026 in days since the end of 1899, and since the first day of 1904. */
const wednesday = { 1900: 46_344, 1904: 44_882 } as const;

test.each([
  [1900, false],
  [1904, true],
] as const)(
  'a workbook with all that Excel puts into one is read as it is seen, days since %s',
  async (since, since1904) => {
    const bytes = await excelBook({
      sheets: { Codes: hidden, Comptes: sheet(wednesday[since]) },
      hidden: 'Codes',
      strings,
      since1904,
    });
    const place = async (fields: object): Promise<string> => {
      const { status, body } = await sendForm(
        host,
        person,
        '/file/processor/generic/incoming/ingest',
        { clientId: companyId('LNA'), sheet: 'Comptes', headRow: '3', ...fields },
        { name: 'placements.xlsx', bytes },
      );
      expect(status, JSON.stringify(body)).toBe(202);
      return String((await jobEnded(person, String(body.jobId)))._id);
    };
    const { body } = await person.call('GET', `/desk/jobs/${await place({ dryRun: 'true' })}/rows`);
    const rows = body.data as unknown as {
      row: number;
      outcome: string;
      account: string;
      debtor: string;
      problems: { column: string; reason: string; value: string }[];
    }[];
    expect(
      rows
        .toSorted((one, other) => one.row - other.row)
        .map(({ row, outcome, account, debtor, problems }) => [
          ...[row, outcome, account, debtor],
          ...problems.map(({ column, reason, value }) => `${column} ${reason} ${value}`),
        ]),
    ).toEqual([
      [4, 'created', '0700100200601', 'Zoé Lévesque'],
      [5, 'created', '700100200602', 'Mei & Co Chen', 'vin repeated 1M8GDM9AXKP042788'],
      [6, 'rejected', '700100200603', 'Mei & Co Chen', 'balance notANumber #N/A'],
    ]);
  },
);
