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
  // The very same file is taken once: this one names somebody whom no file keeps.
  const again = { ...row, collectorName: 'Sam' };
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
