import { placementNames } from '#contract/placement/mapping';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { delimiterOf } from '#contract/placement/delimiter';
import { inUtf8 } from '../../../../src/web/screens/import/in-utf8';
import { readCsv } from '../../../../src/web/screens/import/read-csv';
import {
  columnsUnder,
  likelyHead,
  likelySheet,
  sheetsOf,
} from '../../../../src/web/screens/import/sheet-preview';

const cellsOf = (text: string, delimiter?: string) => readCsv(text, delimiter).map(({ cells }) => cells);

/** The columns of a spreadsheet as they are shown, where nobody says otherwise. */
async function previewSheet(file: File) {
  const sheets = await sheetsOf(file);
  const top = sheets && likelySheet(placementNames, sheets);
  return top ? columnsUnder(placementNames, top, likelyHead(placementNames, top)) : null;
}

describe('a spreadsheet in the browser', () => {
  it('is read with quoted delimiters, doubled quotes and line ends inside a cell', () => {
    expect(cellsOf('\uFEFFname,said\r\n"Roy, A.","a ""quiet""\nword"\r\n')).toEqual([
      ['name', 'said'],
      ['Roy, A.', 'a "quiet"\nword'],
    ]);
  });

  it('keeps empty cells and leaves out empty lines', () => {
    expect(cellsOf('a;;c\n\n;;\nd;e;\n', ';')).toEqual([
      ['a', '', 'c'],
      ['d', 'e', ''],
    ]);
  });

  it('numbers its rows as the host does, the empty ones among them', () => {
    expect(readCsv('a,b\n\n1,2\n').map(({ row }) => row)).toEqual([1, 3]);
  });

  it('is parted by the sign that stands most often in its header', () => {
    expect(delimiterOf('a;b;c, d\n1,2,3,4,5')).toBe(';');
    expect(delimiterOf('a\tb\n')).toBe('\t');
    expect(delimiterOf('only')).toBe(',');
    expect(delimiterOf('Placements, novembre\n\nCompte;Nom;Solde\n1;Roy;18,50')).toBe(';');
  });

  it('shows its first three values of each column and what the column is taken to mean', async () => {
    const file = new File(['Account Number,Nickname\n1,x\n2,y\n3,z\n4,w\n'], 'sheet.csv');
    expect(await previewSheet(file)).toEqual([
      { name: 'Account Number', samples: ['1', '2', '3'], means: 'accountNumber' },
      { name: 'Nickname', samples: ['x', 'y', 'z'], means: null },
    ]);
  });

  it('is shown so as a workbook too, with its days and amounts as the host reads them', async () => {
    const rows = [
      [null],
      ['Account Number', 'Placed', 'Owed'],
      ['0012', new Date('2026-11-02T00:00:00Z'), 1250.1 + 0.2],
    ];
    const workbook = await writeXlsx({ sheets: [{ name: 'Placements', rows }] });
    expect(await previewSheet(new File([new Uint8Array(workbook)], 'sheet.xlsx'))).toEqual([
      { name: 'Account Number', samples: ['0012'], means: 'accountNumber' },
      { name: 'Placed', samples: ['2026-11-02'], means: null },
      { name: 'Owed', samples: ['1250.3'], means: null },
    ]);
    expect(await previewSheet(new File(['no workbook'], 'sheet.xlsx'))).toBeNull();
  });

  it('is read as Windows writes it too, and no letter is lost', async () => {
    const windows = Uint8Array.from('Ville,City\nMontr\u00e9al,a\n', (letter) => letter.charCodeAt(0));
    const [ville] = (await previewSheet(await inUtf8(new File([windows], 'sheet.csv')))) ?? [];
    expect(ville?.samples).toEqual(['Montréal']);
  });

  it('is read on the sheet and below the row that mean the most, whatever stands before them', async () => {
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Read me', rows: [['Placements'], ['Secret']] },
        {
          name: 'Accounts',
          rows: [['November'], [], ['No de compte', 'Nom', 'Solde dû'], ['12', 'Roy', '9,50']],
        },
      ],
    });
    const sheets = (await sheetsOf(new File([new Uint8Array(workbook)], 'sheet.xlsx'))) ?? [];
    expect(sheets.map(({ name }) => name)).toEqual(['Read me', 'Accounts']);
    const top = likelySheet(placementNames, sheets);
    if (!top) throw new Error('there is no sheet');
    expect([top.name, likelyHead(placementNames, top)]).toEqual(['Accounts', 3]);
    expect(columnsUnder(placementNames, top, 3).map(({ means }) => means)).toEqual([
      'accountNumber',
      'debtorLastName',
      'balance',
    ]);
  });

  it('is read as the last one of its lender was, as far as it is like it', async () => {
    const file = new File(['Key,Who,Code\n1,Roy,x\n'], 'sheet.csv');
    const before = {
      sheet: null,
      headRow: 1,
      mapping: { Key: 'accountNumber', Who: 'debtorLastName', Gone: 'vin', Code: null },
    };
    const [top] = (await sheetsOf(file)) ?? [];
    if (!top) throw new Error('there is no sheet');
    expect(
      columnsUnder(placementNames, top, likelyHead(placementNames, top, before), before).map(
        ({ means }) => means,
      ),
    ).toEqual(['accountNumber', 'debtorLastName', null]);
  });
});
