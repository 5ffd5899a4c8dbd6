import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import type { TestHost } from '../../support/host';
import { startHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';

const url = '/file/processor/generic/incoming/ingest';
const clientId = seedId('company', 'LNA');

const heads = ['Nom', 'Prénom', 'No de compte', 'Province', 'Produit', 'NIV', 'Année', 'Solde impayé'];
const rows = [
  ['Roy', 'Aiden', '700100200301', 'QC', 'Financed', '1M8GDM9AXKP042788', '2023', '18 234,50'],
  ['Chen', 'Mei', '700100200302', 'ON', 'Financed', '1M8GDM9AXKP042788', '1066', '9 100,00'],
  ['Ojo', 'Ada', '700100200303', 'Ontario', 'Leased', '2HGFC2F59JH000003', '2021', 'about ten'],
];

/** As a lender’s own system writes it: a sheet of explanations first, and a title above the heads of the second. */
const workbook = () =>
  writeXlsx({
    sheets: [
      { name: 'Lisez-moi', rows: [['Placements de novembre'], ['Confidentiel']] },
      {
        name: 'Comptes',
        rows: [['Placements de novembre 2026'], ['Produit le', '2026-11-20'], [], heads, ...rows],
      },
    ],
  });

async function desk(): Promise<{ host: TestHost; person: Person }> {
  const host = await startHost({ jobs: true });
  return { host, person: await signIn(host, 'administrator') };
}

async function sent(
  { host, person }: { host: TestHost; person: Person },
  fields: Record<string, string>,
  file?: Uint8Array,
  name = 'placements.xlsx',
) {
  const reply = await sendForm(host, person, url, fields, file && { name, bytes: file });
  if (reply.status !== 202) return reply;
  const job = await jobEnded(person, String(reply.body.jobId));
  const { body } = await person.call('GET', `/desk/jobs/${job._id}/rows`);
  return { ...reply, job, listed: body as unknown as { data: Listed[]; total: number; unknown: unknown } };
}

interface Listed {
  readonly row: number;
  readonly outcome: string;
  readonly account: string;
  readonly debtor: string;
  readonly balance: string;
  readonly problems: readonly { column: string; reason: string; value: string; warning: boolean }[];
}

const told = (row: Listed) => [
  row.row,
  row.outcome,
  ...row.problems.map(({ column, reason, value, warning }) =>
    [column, reason, value, ...(warning ? ['warned'] : [])].join(' '),
  ),
];

test('reads a lender’s workbook under its title, by its French heads and its own words, with its cells put right', async () => {
  const place = await desk();
  const first = await sent(place, { clientId, dryRun: 'true', sheet: 'Comptes' }, await workbook());
  if (!('listed' in first)) throw new Error(JSON.stringify(first.body));
  expect(first.job.counts).toEqual({ created: 0, updated: 0, unchanged: 0, rejected: 3 });
  expect(first.listed.data.map(told)).toEqual([
    [5, 'rejected', 'contractType unknown Financed'],
    [6, 'rejected', 'contractType unknown Financed', 'year notAYear 1066'],
    [7, 'rejected', 'contractType unknown Leased', 'balance notANumber about ten'],
  ]);
  expect(first.listed.data[1]).toMatchObject({ account: '700100200302', debtor: 'Mei Chen' });
  expect(first.listed.unknown).toEqual([
    { column: 'contractType', value: 'Financed', rows: 2 },
    { column: 'contractType', value: 'Leased', rows: 1 },
  ]);

  const values = { contractType: { Financed: 'conditional_sale', leased: 'consumer_lease' } };
  const again = await sent(place, {
    jobId: first.job._id,
    dryRun: 'true',
    values: JSON.stringify(values),
    corrections: JSON.stringify({ 6: { year: '2019' } }),
  });
  if (!('listed' in again)) throw new Error(JSON.stringify(again.body));
  expect(again.listed.data.map(told)).toEqual([
    [7, 'rejected', 'balance notANumber about ten'],
    [6, 'created', 'vin repeated 1M8GDM9AXKP042788 warned'],
    [5, 'created'],
  ]);

  // What was put right before holds, beside what is put right now.
  const third = await sent(place, {
    jobId: again.job._id,
    dryRun: 'true',
    corrections: JSON.stringify({ 7: { balance: '10.00' } }),
  });
  if (!('job' in third)) throw new Error(JSON.stringify(third.body));
  expect(third.job.counts).toMatchObject({ created: 3, rejected: 0 });
  // What the rows are worth is what will be placed, on the screen and in what is taken out of it.
  const worth = ({ account, balance }: Listed) => [account, balance];
  expect(third.listed.data.map(worth).sort()).toEqual([
    ['700100200301', '18 234,50'],
    ['700100200302', '9 100,00'],
    ['700100200303', '10.00'],
  ]);
  const outcome = await downloaded(place.host, place.person, String(third.job.resultUrl));
  expect(outcome.text).toMatch(/700100200303,Ada Ojo,10\.00/);

  const placed = await sent(place, { jobId: third.job._id, dryRun: 'false' });
  if (!('listed' in placed)) throw new Error(JSON.stringify(placed.body));
  expect(placed.job.counts).toMatchObject({ created: 3, rejected: 0 });
  const { body } = await place.person.call('GET', '/file/list?bankAccountNumber=700100200303');
  const [file] = body.data as unknown as { state: string; contractType: string; balanceAmount: string }[];
  expect(file).toMatchObject({ state: 'ON', contractType: 'consumer_lease', balanceAmount: '10.00' });

  // How it was read is there for the lender’s next spreadsheet, once.
  const layouts = async () => {
    const { body } = await place.person.call('GET', `/desk/placementLayout?clientId=${clientId}`);
    return body.data as unknown as { version: number; sheet: string; headRow: number; values: object }[];
  };
  expect(await layouts()).toMatchObject([{ version: 1, sheet: 'Comptes', headRow: 4, values }]);
  await sent(place, { jobId: third.job._id, dryRun: 'false' });
  expect(await layouts()).toHaveLength(1);
  const mapping = JSON.stringify({ Produit: null });
  await sent(place, { jobId: third.job._id, dryRun: 'false', mapping });
  expect((await layouts()).map(({ version }) => version)).toEqual([2, 1]);
});

test('days that could be two are read as it is said once, in the check and when they are placed', async () => {
  const place = await desk();
  const csv = `account,last name,province,make,contract date\n700100200501,Roy,ON,Kia,03/04/2022\n700100200502,Chen,ON,Kia,25/04/2022\n`;
  const first = await sent(place, { clientId, dryRun: 'true' }, Buffer.from(csv), 'days.csv');
  if (!('listed' in first)) throw new Error(JSON.stringify(first.body));
  expect(first.listed.data.map(told)).toEqual([
    [2, 'rejected', 'contractDate twoDays 03/04/2022'],
    [3, 'created'],
  ]);
  const again = await sent(place, { jobId: first.job._id, dryRun: 'true', dayFirst: 'true' });
  if (!('job' in again)) throw new Error(JSON.stringify(again.body));
  expect(again.job.counts).toMatchObject({ created: 2, rejected: 0 });
  expect(again.job).toMatchObject({ dayFirst: true });
  await sent(place, { jobId: again.job._id, dryRun: 'false' });
  // That lender's next one is read so too.
  const layouts = await place.person.call('GET', `/desk/placementLayout?clientId=${clientId}`);
  expect(layouts.body.data).toMatchObject([{ version: 1, dayFirst: true }]);
  const { body } = await place.person.call('GET', '/file/list?bankAccountNumber=700100200501');
  const [file] = body.data as unknown as { _id: string }[];
  const shown = await place.person.call('GET', `/file/${file?._id}`);
  expect(shown.body).toMatchObject({ contractDate: '2022-04-03' });
});

test('a French bank’s CSV in Windows-1252 with semicolons is read as it came', async () => {
  const place = await desk();
  const text = `Relevé des placements\r\nNuméro de compte;Nom de famille;Province;Numéro de série\r\n700100200401;Lévesque;QC;2HGFC2F59JH000003\r\n`;
  const reply = await sendForm(
    place.host,
    place.person,
    url,
    { clientId, dryRun: 'true' },
    { name: 'placements.csv', bytes: Buffer.from(text, 'latin1') },
  );
  const job = await jobEnded(place.person, String(reply.body.jobId));
  expect(job.counts).toEqual({ created: 1, updated: 0, unchanged: 0, rejected: 0 });
  const { body } = await place.person.call('GET', `/desk/jobs/${job._id}/rows`);
  expect(body.data).toMatchObject([{ row: 3, account: '700100200401', debtor: 'Lévesque' }]);
});

test.each([
  [{ sheet: 'Nowhere' }, 'INVALID'],
  [{ sheet: 'Comptes', headRow: '400' }, 'INVALID'],
  [{ sheet: 'Comptes', headRow: 'x' }, 'INVALID'],
  [{ sheet: 'Comptes', values: '{"nothing":{"a":"b"}}' }, 'INVALID'],
  [{ sheet: 'Comptes', values: '[]' }, 'INVALID'],
  [{ sheet: 'Comptes', corrections: '{"0":{"year":"2019"}}' }, 'INVALID'],
  [{ sheet: 'Comptes', corrections: '{"5":{"year":2019}}' }, 'INVALID'],
])('refuses %j, and says which', async (fields, code) => {
  const place = await desk();
  const reply = await sent(place, { clientId, dryRun: 'true', ...fields }, await workbook());
  expect([reply.status, reply.body.code]).toEqual([422, code]);
});

test('of the first sheet alone there are no columns to read', async () => {
  const reply = await sent(await desk(), { clientId, dryRun: 'true' }, await workbook());
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.errors as unknown as object)).toEqual(['file']);
});
