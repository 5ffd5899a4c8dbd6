import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { fulfilled, searchVin, serialOf } from '../../support/searching';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
});
afterAll(() => close());

const listOf = async (address: string): Promise<Record<string, never>[]> =>
  (await supervisor.call('GET', address)).body.data as unknown as Record<string, never>[];

it('is kept before anybody is asked, with what it costs and who makes up its answer', async () => {
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: serialOf(4) });
  const { status, body } = await searchVin(supervisor, fileId, serialOf(4), { jurisdictions: ['ON', 'AB'] });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({
    status: 'ordered',
    cost: '50.00',
    provider: 'sandbox',
    orderedBy: supervisor.userId,
    results: null,
  });
  expect(await listOf(`/vinSearch/session/${fileId}`)).toHaveLength(1);
  expect((await listOf('/vinSearch/reports')).filter((one) => one.fileId === fileId)).toEqual([]);
});

it('sets by evidence what the gates go by, makes lien holders of what was found, and proposes its fee', async () => {
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: serialOf(2) });
  const { body } = await searchVin(supervisor, fileId, serialOf(2));
  const done = await fulfilled(host, supervisor, 'vinSearch', body._id);
  expect(done).toMatchObject({
    outcome: 'answered',
    status: 'complete',
    ownRegistrationFound: true,
    priorityRank: 2,
    expiresOn: '2026-12-20',
  });
  const file = (await supervisor.call('GET', `/file/${fileId}`)).body as Record<string, unknown>;
  expect(file.checks).toMatchObject({ lienSearchDone: '2026-11-20', registrationExpiry: '2029-06-30' });
  expect(file.proofs).toMatchObject([
    { proof: 'lien_search', vinSearchId: body._id, userId: supervisor.userId },
    { proof: 'registration', vinSearchId: body._id },
  ]);
  const held = (await supervisor.call('GET', `/lienHolder/${fileId}`)).body;
  expect(held.parties).toMatchObject([
    {
      name: 'SANDBOX-LENDER-2',
      isOurClient: false,
      isNoticeRecipient: true,
      status: 'active',
      priorityRank: 1,
    },
    { isOurClient: true, isNoticeRecipient: false, registrationNumber: 'SBX0000022', priorityRank: 2 },
  ]);
  expect(await listOf(`/projectedFee/list/${fileId}`)).toMatchObject([
    { feeType: 'search_ppsa_serial', direction: 'receivable', quantity: 1, amount: '25.00' },
  ]);
  const reminders = await listOf('/reminder/list?types=follow_up');
  expect(reminders.filter((one) => one.fileId === fileId).map(({ title }) => title)).toContain(
    'SANDBOX-LENDER-2 is registered before our client in ON.',
  );
  const told = await listOf(`/history/list/${fileId}?type=search_completed`);
  expect(told.map(({ message }) => message)).toEqual(['vinSearch: complete.']);
  expect((await listOf('/vinSearch/reports')).map(({ _id }) => _id)).toContain(body._id);
});

it('opens no gate where our own registration was not found', async () => {
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: serialOf(1) });
  const { body } = await searchVin(supervisor, fileId, serialOf(1));
  expect(await fulfilled(host, supervisor, 'vinSearch', body._id)).toMatchObject({
    status: 'complete',
    ownRegistrationFound: false,
  });
  const { checks, proofs } = (await supervisor.call('GET', `/file/${fileId}`)).body;
  expect([checks, proofs]).toEqual([null, null]);
});

it('is refused for another serial number than that of the file', async () => {
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: serialOf(4) });
  const { status, body } = await searchVin(supervisor, fileId, serialOf(5));
  expect([status, body.errors]).toEqual([
    422,
    { vin: `A search goes by the serial number of the file, ${serialOf(4)}.` },
  ]);
});

it('is not bought twice within thirty days but by an explicit word', async () => {
  const { _id: fileId } = await placeFile(supervisor, { serialNumber: serialOf(6) });
  const [one, other] = await Promise.all([
    searchVin(supervisor, fileId, serialOf(6)),
    searchVin(supervisor, fileId, serialOf(6)),
  ]);
  expect([one.status, other.status].sort()).toEqual([201, 409]);
  const refused = one.status === 409 ? one : other;
  expect(refused.body.message).toBe(
    'The same search was ordered on 2026-11-20 for 25.00 and counts for 30 days. Order it again only if you mean to pay for it again.',
  );
  expect((await searchVin(supervisor, fileId, serialOf(6), { again: true })).status).toBe(201);
  expect((await searchVin(supervisor, fileId, serialOf(6), { jurisdictions: ['BC'] })).status).toBe(201);
});

it('tells what is there without what was not asked for', async () => {
  const { _id: fileId } = await placeFile(supervisor);
  const parties = [
    { partyType: 'secured_party', name: 'First Bank' },
    { partyType: 'crown_claim', name: 'Revenue' },
  ];
  const { body } = await supervisor.call('GET', `/lienHolder/${fileId}`);
  const put = await supervisor.call(
    'PUT',
    `/lienHolder/${fileId}`,
    { parties },
    { 'if-match': `"${body.version}"` },
  );
  expect([put.status, put.body.version]).toEqual([200, Number(body.version) + 1]);
  const late = await supervisor.call(
    'PUT',
    `/lienHolder/${fileId}`,
    { parties: [] },
    { 'if-match': `"${body.version}"` },
  );
  expect(late.status).toBe(412);
  const crown = await supervisor.call('GET', `/lienHolder/${fileId}?partyTypes=crown_claim`);
  expect(crown.body.parties).toMatchObject([{ name: 'Revenue' }]);
});
