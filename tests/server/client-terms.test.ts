import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

let host: TestHost;
let close: () => Promise<void>;
let administrator: Person;
let supervisor: Person;

const client = companyId('LNA');
const terms = { storageCapDays: 10, traceApprovalAmount: '100.00', requiredDocuments: ['condition_report'] };

beforeAll(async () => {
  ({ host, close } = await openHost());
  administrator = await signIn(host, 'administrator');
  supervisor = await signIn(host, 'supervisor');
});
afterAll(() => close());
beforeEach(async () => {
  expect((await says(administrator, terms)).status).toBe(200);
});

const says = (by: Person, playbook: object | null, _id = client) =>
  by.call('PATCH', '/company/', { _id, playbook });
const standing = async () => (await administrator.call('GET', `/company/${client}`)).body.playbook;

it('What binds an agency to its client is loosened by an administrator, and by nobody who gains by it', async () => {
  const loose = { storageCapDays: 20, traceApprovalAmount: null, requiredDocuments: [] };
  const refused = await says(supervisor, loose);
  const said = (field: string) =>
    `${field} binds the agency to its client: looser than it is now, an administrator sets it.`;
  const fields = Object.keys(loose).map((term) => `playbook.${term}`);
  expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
    403,
    'FIELD_FORBIDDEN',
    Object.fromEntries(fields.map((field) => [field, said(field)])),
  ]);
  expect((await says(supervisor, null)).status).toBe(403);
  expect(await standing()).toMatchObject(terms);
  expect((await says(administrator, loose)).status).toBe(200);
  expect(await standing()).toMatchObject(loose);
});

it('The agency’s own people tighten it, and history says from what to what', async () => {
  const tight = { ...terms, storageCapDays: 5, photoCount: 12 };
  expect((await says(supervisor, tight)).status).toBe(200);
  const rows = host.app.db
    .selectFrom('history')
    .select(['byUserId', 'changes'])
    .where('entityId', '=', client);
  const last = (await rows.orderBy('_id', 'desc').executeTakeFirstOrThrow()) as {
    byUserId: string;
    changes: { field: string; before: object; after: object }[];
  };
  expect(last.byUserId).toBe(supervisor.userId);
  expect(last.changes).toMatchObject([{ field: 'playbook', before: terms, after: tight }]);
});

it('The office of a client is bound as its head company is, until it says more', async () => {
  const office = companyId('LNA-W');
  expect((await says(supervisor, { storageCapDays: 11 }, office)).status).toBe(403);
  expect((await says(supervisor, { storageCapDays: 9 }, office)).status).toBe(200);
  expect((await says(supervisor, {}, office)).status).toBe(403);
  expect((await says(administrator, {}, office)).status).toBe(200);
});

it('A new client says what it wants as it is written down, and a new office no less than its head company', async () => {
  const place = {
    state: 'ON',
    addressLine1: '1 King St',
    city: 'Toronto',
    postalCode: 'M5H 1A1',
    phone: '4165550100',
  };
  const lender = { companyName: 'Lender Z', code: 'LNZ', activityType: 'lender', ...place };
  const made = await supervisor.call('POST', '/company/', { ...lender, playbook: { holdHarmless: true } });
  expect(made.status).toBe(201);
  const office = {
    ...lender,
    companyName: 'Lender A North',
    code: 'LNA-N',
    isOffice: true,
    parentCompanyId: client,
  };
  const loose = await supervisor.call('POST', '/company/', { ...office, playbook: { storageCapDays: 60 } });
  expect([loose.status, Object.keys(loose.body.errors ?? {})]).toEqual([403, ['playbook.storageCapDays']]);
  expect((await supervisor.call('POST', '/company/', office)).status).toBe(201);
});
