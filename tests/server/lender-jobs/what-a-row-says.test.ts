import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import type { JobReply } from '../../support/job';
import { drop, lenderFile, placing } from '../../support/lender-file';
import type { IncomingRow } from '../../support/lender-file';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let lender: Person;
let count = 0;

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  lender = await signIn(host, 'lender_supervisor');
});
afterAll(() => close());

async function take(rows: readonly IncomingRow[]): Promise<JobReply> {
  drop(host, 'lender-a', `rows-${(count += 1)}.csv`, lenderFile(rows));
  const { body } = await lender.call('GET', '/file/processor/lender-a/incoming/trigger');
  const [taken] = body.files as unknown as { jobId: string }[];
  return jobEnded(lender, String(taken?.jobId));
}

async function fileOf(account: string): Promise<Record<string, unknown> & { _id: string }> {
  const { body } = await lender.call('GET', `/file/list?bankAccountNumber=${account}`);
  const [row] = body.data as unknown as { _id: string }[];
  return (await lender.call('GET', `/file/${String(row?._id)}`)).body as never;
}

const partiesOf = async (fileId: string): Promise<unknown[]> =>
  (await lender.call('GET', `/desk/relatedParty/list?fileId=${fileId}&sortBy=createdAt`)).body
    .data as unknown as unknown[];

const said = {
  ...{ assignmentType: 'voluntary_surrender', debtorType: 'consumer', farmFlag: 'Y' },
  ...{ totalAmountSecured: '20000.00', amountPaid: '8000.00', paymentAmount: '410.25' },
  ...{ lastPaymentDate: '2026-06-15', plate: 'CABC 123', colour: 'Blue' },
  ...{ coDebtorFirstName: 'Maude', coDebtorLastName: 'Roy', coDebtorPhone: '4185550148' },
};

it('says of a file what its lender says in a row, and who owes with its debtor', async () => {
  expect(await take([placing('91010001', said)])).toMatchObject({ counts: { created: 1, rejected: 0 } });
  const file = await fileOf('91010001');
  expect(file).toMatchObject({
    ...{ assignmentType: 'voluntary_surrender', debtorType: 'consumer', isFarmer: true },
    ...{ totalAmountSecured: '20000.00', amountPaid: '8000.00', paymentAmount: '410.25' },
    lastPaymentDate: '2026-06-15',
    asset: { plateNumber: 'CABC 123', colour: 'Blue' },
  });
  expect(await partiesOf(file._id)).toMatchObject([
    { relatedPartyType: 'primary_debtor', firstName: 'Zoé', lastName: 'Tremblay' },
    {
      ...{ relatedPartyType: 'co_debtor', firstName: 'Maude', lastName: 'Roy' },
      phoneNumbers: [{ number: '+14185550148' }],
    },
  ]);
});

it('tells who owes with a debtor once, however often it is said, and a further one beside', async () => {
  await take([
    placing('91010002', { ...said, coDebtorFirstName: '', coDebtorLastName: '', coDebtorPhone: '' }),
  ]);
  const { _id } = await fileOf('91010002');
  expect(await partiesOf(_id)).toHaveLength(1);
  const row = { ...placing('91010002', said), recordType: 'UPD' };
  expect(await take([row])).toMatchObject({ counts: { updated: 1 } });
  // The very same file is taken once: this one says something that no file keeps.
  const again = { ...row, businessUseFlag: 'Y' };
  expect(await take([again])).toMatchObject({ counts: { updated: 0, unchanged: 1 } });
  await take([{ ...row, coDebtorFirstName: 'Luc' }]);
  expect(await partiesOf(_id)).toMatchObject([
    { relatedPartyType: 'primary_debtor' },
    { firstName: 'Maude', lastName: 'Roy' },
    { firstName: 'Luc', lastName: 'Roy' },
  ]);
});

it('places what a business owes with the business', async () => {
  await take([
    placing('91010003', { debtorType: 'business', lastName: '', businessName: '9000-0001 Québec inc.' }),
  ]);
  const file = await fileOf('91010003');
  expect(file).toMatchObject({ debtorType: 'business', debtorName: '9000-0001 Québec inc.' });
  expect(await partiesOf(file._id)).toMatchObject([
    { relatedPartyType: 'business_debtor', isBusiness: true, businessName: '9000-0001 Québec inc.' },
  ]);
});

it('calls a business by its name also where a later row does not say that it is one', async () => {
  await take([placing('91010005', { debtorType: 'business', lastName: 'Sample Farms Ltd.' })]);
  const { _id } = await fileOf('91010005');
  await take([{ ...placing('91010005', { lastName: 'Sample Acres Ltd.' }), recordType: 'UPD' }]);
  expect(await partiesOf(_id)).toMatchObject([
    {
      relatedPartyType: 'business_debtor',
      isBusiness: true,
      businessName: 'Sample Acres Ltd.',
      lastName: null,
    },
  ]);
});

it('opens no gate by a row: what a lender no longer says of a debtor takes its document', async () => {
  await take([placing('91010004', said)]);
  const row = { ...placing('91010004', { ...said, farmFlag: 'N' }), recordType: 'UPD' };
  expect(await take([row])).toMatchObject({ counts: { updated: 0, rejected: 1 } });
  expect(await fileOf('91010004')).toMatchObject({ isFarmer: true });
});

const more = {
  ...{ contractNumber: 'C-778812', contractDate: '2023-04-11', assetType: 'motorcycle' },
  ...{ make: 'Yamaha', model: 'MT-07', year: '2022' },
  ...{ dateOfBirth: '1984-02-29', employerName: 'Scierie Beauce', employerPhone: '4185550150' },
};

it('says of a contract, of what secures it and of a debtor what the row says, a date of birth under its seal', async () => {
  expect(await take([placing('91010006', more)])).toMatchObject({ counts: { created: 1, rejected: 0 } });
  const file = await fileOf('91010006');
  expect(file).toMatchObject({
    ...{ contractNumber: 'C-778812', contractDate: '2023-04-11', assetType: 'motorcycle' },
  });
  expect(file.asset).toEqual({ year: 2022, psMake: 'Yamaha', psModel: 'MT-07' });
  const [debtor] = (await partiesOf(file._id)) as { _id: string }[];
  expect(debtor).toMatchObject({
    dateOfBirth: '••••••••',
    employer: { name: 'Scierie Beauce', phone: '+14185550150' },
  });
  const staff = await signIn(host, 'supervisor');
  const asked = {
    ...{ relatedPartyId: debtor?._id, fields: ['dateOfBirth'] },
    reason: 'The bailiff asks who this is',
  };
  expect(await staff.call('POST', '/desk/relatedParty/reveal', asked)).toMatchObject({
    body: { dateOfBirth: '1984-02-29' },
  });
});

it('gives a debtor a date of birth who has none, and tells nobody by a row which one is there', async () => {
  await take([placing('91010007')]);
  const { _id } = await fileOf('91010007');
  const row = { ...placing('91010007', { dateOfBirth: '1984-02-29' }), recordType: 'UPD' };
  const job = await take([row]);
  expect(job).toMatchObject({ counts: { updated: 1 } });
  for (const guess of ['1984-02-29', '1990-01-01'])
    expect(await take([{ ...row, dateOfBirth: guess, businessUseFlag: guess }])).toMatchObject({
      counts: { updated: 0, unchanged: 1 },
    });
  expect(await partiesOf(_id)).toMatchObject([{ dateOfBirth: '••••••••' }]);
  const { rows } = await sql<{
    kept: string;
  }>`select effect::text kept from "jobRow" where "fileId" = ${_id}::uuid
    and effect is not null`.execute(host.app.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).toContain('"dateOfBirth"');
  expect(rows[0]?.kept).not.toContain('1984-02-29');
});

it('shuts by a row what an insolvent business must be served, and opens it by none; an insolvent person is no business', async () => {
  const business = { debtorType: 'business', lastName: 'Scierie Beauce inc.', insolvencyFlag: 'Y' };
  await take([placing('91010008', business), placing('91010009', { insolvencyFlag: 'Y' })]);
  expect(await fileOf('91010008')).toMatchObject({ isInsolventBusiness: true });
  expect(await fileOf('91010009')).toMatchObject({ isInsolventBusiness: false });
  const row = { ...placing('91010008', { ...business, insolvencyFlag: 'N' }), recordType: 'UPD' };
  expect(await take([row])).toMatchObject({ counts: { updated: 0, rejected: 1 } });
  expect(await fileOf('91010008')).toMatchObject({ isInsolventBusiness: true });
});
