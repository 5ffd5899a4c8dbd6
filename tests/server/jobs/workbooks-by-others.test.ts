import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import { companyId } from '../../support/network';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

const bytesOf = (name: string) => readFileSync(path.resolve('tests/fixtures/workbooks', name));

let host: TestHost;
let person: Person;
beforeAll(async () => {
  const opened = await openHost({ jobs: true, at: '2026-11-20T15:00:00.000Z' });
  host = opened.host;
  person = await signIn(host, 'administrator');
  return opened.close;
});

interface Shown {
  readonly row: number;
  readonly outcome: string;
  readonly account: string;
  readonly debtor: string;
  readonly balance: string;
  readonly problems: readonly { column: string; reason: string; value: string }[];
}

/** What a check of a workbook says of its rows, by their numbers. */
async function checked(name: string): Promise<Shown[]> {
  const sent = await sendForm(
    host,
    person,
    '/file/processor/generic/incoming/ingest',
    { clientId: companyId('LNA'), sheet: 'Comptes', dryRun: 'true' },
    { name, bytes: bytesOf(name) },
  );
  expect(sent.status, JSON.stringify(sent.body)).toBe(202);
  const job = await jobEnded(person, String(sent.body.jobId));
  const { body } = await person.call('GET', `/desk/jobs/${job._id}/rows`);
  return (body.data as unknown as Shown[]).toSorted((a, b) => a.row - b.row);
}

const told = ({ row, outcome, account, debtor, balance, problems }: Shown) => [
  row,
  outcome,
  account,
  debtor,
  balance,
  ...problems.map(({ column, reason, value }) => `${column} ${reason} ${value}`),
];

/** A title over twelve columns, the day in words, an empty row, heads, four rows of which one is hidden, and a sheet on each side. */
const rows = [
  [5, 'created', '700100200501', 'Zoé Lévesque', '18234.5'],
  [6, 'created', '700100200502', 'Mei Chen', '9100', 'vin vinCheckDigit 2HGFC2F59JH000003'],
  [7, 'created', '700100200503', 'Luc Caché', '5000', 'vin vinCheckDigit 3VWDX7AJ5BM000006'],
  [8, 'rejected', '0700100200504', 'Ada Ojo', '#DIV/0!', 'balance notANumber #DIV/0!'],
];

test.each(['calc.xlsx', 'calc-by-xls.xlsx', 'calc-by-ods.xlsx', 'calc-1904.xlsx'])(
  'a workbook that LibreOffice saved is read as it stands there: %s',
  async (name) => {
    expect((await checked(name)).map(told)).toEqual(rows);
  },
);

test.each(['calc.xlsx', 'calc-1904.xlsx'])(
  'what it placed has the days, amounts and marks of its cells: %s',
  async (name) => {
    const { status, body } = await sendForm(
      host,
      person,
      '/file/processor/generic/incoming/ingest',
      { clientId: companyId('LNA'), sheet: 'Comptes' },
      { name, bytes: bytesOf(name) },
    );
    expect(status, JSON.stringify(body)).toBe(202);
    await jobEnded(person, String(body.jobId));
    const file = async (account: string) => {
      const found = await person.call('GET', `/file/list?bankAccountNumber=${account}`);
      const [{ _id }] = found.body.data as unknown as [{ _id: string }];
      return (await person.call('GET', `/file/${_id}`)).body;
    };
    expect(await file('700100200501')).toMatchObject({
      ...{
        state: 'QC',
        serialNumber: '1M8GDM9AXKP042788',
        balanceAmount: '18234.50',
        arrearsAmount: '1234.50',
      },
      ...{ daysPastDue: 74, assignmentDate: '2026-11-18T17:00:00.000Z', isRushFile: true },
    });
    expect(await file('700100200502')).toMatchObject({
      ...{ state: 'ON', balanceAmount: '9100.00', arrearsAmount: '0.10', daysPastDue: 61 },
      ...{ assignmentDate: '2026-11-17T17:00:00.000Z', isRushFile: false },
    });
  },
);

test('a workbook that Microsoft Excel saved is read as it stands there, formulas by what they came to', async () => {
  const mapping = { Clicks: 'ref', Impressions: 'balanceAmount', CTR: 'nextAction' };
  const sent = await sendForm(
    host,
    person,
    '/updateFromDocument/files',
    { mapping: JSON.stringify(mapping), headRow: '2', dryRun: 'true' },
    { name: 'excel.xlsx', bytes: bytesOf('excel.xlsx') },
  );
  expect(sent.status, JSON.stringify(sent.body)).toBe(202);
  const job = await jobEnded(person, String(sent.body.jobId));
  // None of its rows means a file here: each is handed back with its cells as they were read, to nine places.
  const { text } = await downloaded(host, person, String(job.rejectsUrl));
  const cells = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(',').slice(-3));
  expect(cells).toEqual([
    ['Clicks', 'Impressions', 'CTR'],
    ['423', '398503', '0.001061473'],
    ['757', '460983', '0.001642143'],
    ['235', '342456', '0.00068622'],
    ['145', '235098', '0.000616764'],
    ['134', '53843', '0.002488717'],
  ]);
});
