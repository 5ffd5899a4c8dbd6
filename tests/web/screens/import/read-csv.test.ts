import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { inUtf8 } from '../../../../src/web/screens/import/in-utf8';
import { delimiterOf, readCsv } from '../../../../src/web/screens/import/read-csv';
import { rowOutcomes } from '../../../../src/web/screens/import/row-outcomes';
import { previewSheet } from '../../../../src/web/screens/import/sheet-preview';

describe('a spreadsheet in the browser', () => {
  it('is read with quoted delimiters, doubled quotes and line ends inside a cell', () => {
    expect(readCsv('\uFEFFname,said\r\n"Roy, A.","a ""quiet""\nword"\r\n')).toEqual([
      ['name', 'said'],
      ['Roy, A.', 'a "quiet"\nword'],
    ]);
  });

  it('keeps empty cells and leaves out empty lines', () => {
    expect(readCsv('a;;c\n\n;;\nd;e;\n', ';')).toEqual([
      ['a', '', 'c'],
      ['d', 'e', ''],
    ]);
  });

  it('is parted by the sign that stands most often in its header', () => {
    expect(delimiterOf('a;b;c, d\n1,2,3,4,5')).toBe(';');
    expect(delimiterOf('a\tb\n')).toBe('\t');
    expect(delimiterOf('only')).toBe(',');
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
});

describe('the result of an import', () => {
  it('is shown with refused rows first, then those with warnings, then the rest in order', () => {
    const csv = [
      'row,outcome,ref,reason,warnings',
      '2,created,,,',
      '3,unchanged,F-1,,',
      '4,created,,,vin check digit',
      '5,refusé,,"province inconnu",',
    ].join('\r\n');
    expect(rowOutcomes(csv).map(({ row, outcome }) => [row, outcome])).toEqual([
      ['5', 'rejected'],
      ['4', 'created'],
      ['2', 'created'],
      ['3', 'unchanged'],
    ]);
  });

  it('tells of each row of a check which account, debtor and value it is about', () => {
    const csv =
      'row,outcome,ref,reason,warnings,account,debtor,balance\n2,created,,,,A-1,Ines Roy,"18,234.50"';
    expect(rowOutcomes(csv)).toMatchObject([{ account: 'A-1', debtor: 'Ines Roy', balance: '18,234.50' }]);
  });
});
