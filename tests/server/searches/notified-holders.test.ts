import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactsOfHolders } from '#server/database/migrations/0155-contacts-of-holders';
import { addDocument } from '../../support/document-row';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { openRegistry } from '../../support/registry';
import type { Registry } from '../../support/registry';
import { fulfilled, searchVin, serialOf } from '../../support/searching';

let host: TestHost;
let registry: Registry;
let close: () => Promise<void>;
let supervisor: Person;

/** The last day of the other creditor's registration. */
let until = '2028-06-30';

beforeAll(async () => {
  registry = await openRegistry(({ vin, jurisdictions, secured }, key) => {
    const [jurisdiction] = jurisdictions as string[];
    const line = { jurisdiction, registrationType: 'ppsa', registeredOn: '2024-01-15' };
    const results = [
      { ...line, registrationNumber: '700100', expiresOn: until, securedParties: ['OTHER BANK'] },
      { ...line, registrationNumber: '700200', expiresOn: '2029-06-30', securedParties: [secured] },
    ];
    return { body: { reference: key, status: 'complete', vin, results } };
  }, 'for all');
  ({ host, close } = await openHost({ env: { REGISTRY_URL: registry.url } }));
  supervisor = await signIn(host, 'supervisor');
});
afterAll(async () => {
  await close();
  registry.close();
});

interface Party {
  readonly _id: string;
  readonly businessName: string | null;
}

/** A file with its debtor, and no search. */
async function placed(): Promise<{ fileId: string; debtor: string }> {
  const { _id: fileId } = await placeFile(supervisor, {
    ...{ assignmentDate: '2026-09-01T14:00:00Z', contractType: 'secured_loan', serialNumber: serialOf(2) },
  });
  await sql`update file set stage = 'notice_period', status = 'notice_pending' where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  const { body } = await supervisor.call('POST', '/relatedParty/', {
    ...{ fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Roy' },
  });
  return { fileId, debtor: String(body._id) };
}

/** Has a registry asked, that of Ontario where nobody says otherwise, which knows of OTHER BANK beside our client. */
async function search(fileId: string, more: object = {}): Promise<void> {
  const { body } = await searchVin(supervisor, fileId, serialOf(2), more);
  expect((await fulfilled(host, supervisor, 'vinSearch', body._id)).status).toBe('complete');
}

const creditors = async (fileId: string): Promise<Party[]> => {
  const { body } = await supervisor.call(
    'GET',
    `/relatedParty/list?fileId=${fileId}&types=other_lien_holder_contact`,
  );
  return body.data as unknown as Party[];
};
const namesOf = async (fileId: string) => (await creditors(fileId)).map(({ businessName }) => businessName);

async function serve(fileId: string, relatedPartyId: string): Promise<void> {
  const documentId = await addDocument(host, [fileId], {
    ...{ documentType: 'proof_of_service', visibility: 'client_and_vendor' },
  });
  const { status, body } = await supervisor.call('POST', '/desk/file/recordService', {
    ...{ fileId, documentId, noticeKind: 'disposition', method: 'personal', servedDate: '2026-10-05' },
    relatedPartyIds: [relatedPartyId],
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** The first day of a sale, and whether the gate before it is open. */
async function saleOf(fileId: string): Promise<unknown[]> {
  const { body } = await supervisor.call('GET', `/file/${fileId}`);
  const { notice, moves } = body as unknown as {
    notice: { earliestSaleDate?: string | null } | null;
    moves: readonly { status: string; reasons: readonly { gate?: string }[] }[];
  };
  const before = moves.find(({ status }) => status === 'notice_sent')?.reasons ?? [];
  return [notice?.earliestSaleDate ?? null, !before.some(({ gate }) => gate === 'notice_served')];
}

async function hold(fileId: string, change: (parties: object[]) => object[]): Promise<Reply> {
  const { body } = await supervisor.call('GET', `/lienHolder/${fileId}`);
  const parties = change((body.parties ?? []) as unknown as object[]);
  return supervisor.call('PUT', `/lienHolder/${fileId}`, { version: body.version, parties });
}

it('lets nothing be sold before a creditor whom a search found is served', async () => {
  const { fileId, debtor } = await placed();
  await search(fileId);
  await serve(fileId, debtor);
  expect(await saleOf(fileId)).toEqual([null, false]);
  const [creditor, ...others] = await creditors(fileId);
  expect([creditor?.businessName, others]).toEqual(['OTHER BANK', []]);
  await serve(fileId, String(creditor?._id));
  expect(await saleOf(fileId)).toEqual(['2026-10-21', true]);
});

it('begins a notice anew where a creditor is found once it runs', async () => {
  const { fileId, debtor } = await placed();
  await serve(fileId, debtor);
  expect(await saleOf(fileId)).toEqual(['2026-10-21', true]);
  await search(fileId);
  expect(await saleOf(fileId)).toEqual([null, false]);
  const { body } = await supervisor.call('GET', `/file/${fileId}`);
  expect(body.checks).toMatchObject({ lienSearchDone: '2026-11-20' });
});

it('keeps a creditor once, however often and wherever it is found, and lets it go with its registration', async () => {
  const { fileId } = await placed();
  await search(fileId);
  await search(fileId, { again: true });
  await search(fileId, { jurisdictions: ['AB'] });
  expect(await namesOf(fileId)).toEqual(['OTHER BANK']);
  await hold(fileId, (parties) =>
    parties.map((one, at) => (at === 0 ? { ...one, status: 'discharged' } : one)),
  );
  expect(await namesOf(fileId)).toEqual(['OTHER BANK']);
  await hold(fileId, (parties) => parties.map((one) => ({ ...one, status: 'discharged' })));
  expect(await namesOf(fileId)).toEqual([]);
});

it('lets a creditor go whose registration has run out by what the registry says, though a notice runs', async () => {
  const { fileId, debtor } = await placed();
  await search(fileId);
  await serve(fileId, debtor);
  expect(await saleOf(fileId)).toEqual([null, false]);
  until = '2026-11-01';
  await search(fileId, { again: true });
  until = '2028-06-30';
  expect(await namesOf(fileId)).toEqual([]);
  expect(await saleOf(fileId)).toEqual(['2026-10-21', true]);
});

it('goes by what people say of lien holders: who is to be notified, and holds a right that is not our client’s', async () => {
  const { fileId } = await placed();
  const told = { isNoticeRecipient: true };
  const line = { partyType: 'secured_party', name: 'Banque Été inc.' };
  await hold(fileId, () => [
    ...[
      { ...line, ...told },
      { ...line, ...told, name: 'BANQUE ETE INC' },
    ],
    ...[
      { ...line, name: 'Another Bank' },
      { ...line, ...told, name: 'Lender A' },
    ],
    ...[{ ...line, ...told, name: 'Ann Roy', partyType: 'debtor_individual' }],
    { ...line, ...told, name: 'Old Bank', status: 'expired' },
  ]);
  expect(await namesOf(fileId)).toEqual(['Banque Été inc.']);
  await hold(fileId, (parties) => parties.map((one) => ({ ...one, isNoticeRecipient: false })));
  expect(await namesOf(fileId)).toEqual([]);
});

it('takes nobody off whom a notice that runs must be served on', async () => {
  const { fileId, debtor } = await placed();
  await search(fileId);
  await serve(fileId, debtor);
  const { status, body } = await hold(fileId, () => []);
  expect([status, body.message]).toEqual([
    409,
    'A notice runs on this file and must be served on this party as well. Without them it would count sooner: a supervisor may override the gate, with a document that shows why.',
  ]);
  expect(await saleOf(fileId)).toEqual([null, false]);
});

it('keeps the contact of a lien holder as long as that is to be notified', async () => {
  const { fileId } = await placed();
  await search(fileId);
  const [creditor] = await creditors(fileId);
  const refused = [409, 'OTHER BANK is to be notified: say otherwise among the lien holders first.'];
  const tries = [
    await supervisor.call('DELETE', `/relatedParty/${creditor?._id}`),
    await supervisor.call('PATCH', '/relatedParty/', { _id: creditor?._id, relatedPartyType: 'relative' }),
    await supervisor.call('PATCH', '/relatedParty/', { _id: creditor?._id, businessName: 'Somebody' }),
  ];
  for (const { status, body } of tries) expect([status, body.message]).toEqual(refused);
  const { status } = await supervisor.call('PATCH', '/relatedParty/', {
    ...{ _id: creditor?._id, businessName: 'Other Bank', emails: ['liens@lender.example'] },
  });
  expect(status).toBe(200);
  await hold(fileId, () => []);
  expect(await namesOf(fileId)).toEqual([]);
});

it('names those whom searches found before among the parties of open files', async () => {
  const { fileId } = await placed();
  const line = { partyType: 'secured_party', isNoticeRecipient: true, isOurClient: false, status: 'active' };
  const parties = [
    ...[
      { ...line, name: 'Prairie Crédit' },
      { ...line, name: 'PRAIRIE CREDIT', jurisdiction: 'AB' },
    ],
    ...[
      { ...line, name: 'Old Bank', status: 'discharged' },
      { ...line, name: 'Ours', isOurClient: true },
    ],
  ];
  await sql`update "lienHolder" set parties = ${JSON.stringify(parties)}::jsonb where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  await contactsOfHolders.up(host.app.db);
  await contactsOfHolders.up(host.app.db);
  expect(await namesOf(fileId)).toHaveLength(1);
  const { body } = await supervisor.call('GET', '/file/search?search=prairie%20credit');
  expect((body.data as unknown as { _id: string }[]).map(({ _id }) => _id)).toEqual([fileId]);
});
