import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from 'kysely';
import { PreparingClient } from '#server/database/preparing-client';
import { addUsualPrices, bill, openVendors, acceptedFile, tow } from '../../support/vendor-billing';
import { placeFile, userId } from '../../support/network';
import { addDocument } from '../../support/document-row';
import { hold } from '../../support/raising';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { rowsReadBy } from '../../support/rows-read';
import type { TestHost } from '../../support/host';

interface Line {
  readonly resource: string;
  readonly id: string;
  readonly why: string;
  readonly ref: string | null;
  readonly debtorName: string | null;
  readonly assetSummary: string | null;
  readonly files: number;
  readonly about: string | null;
  readonly requestType: string | null;
  readonly due: string | null;
}

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let accountant: Person;
let manager: Person;
let lender: Person;

beforeAll(async () => {
  ({ host, close, staff, vendor, accountant } = await openVendors());
  manager = await signIn(host, 'file_manager');
  lender = await signIn(host, 'lender_user');
  await addUsualPrices(host);
});
afterAll(() => close());

const home = async (person: Person, query = '') =>
  (await person.call('GET', `/desk/home${query}`)).body as unknown as { mine: boolean; urgent: Line[] };
const linesOf = async (person: Person, ...why: readonly string[]): Promise<Line[]> =>
  (await home(person)).urgent.filter((line) => why.includes(line.why));

/** A file that the file manager works. */
async function placeTheirs(values: object = {}): Promise<string> {
  const fileId = await placeFile(staff, values);
  await staff.call('PUT', '/userAssignment/', { fileId, userIds: [userId('file_manager')], mode: 'set' });
  return fileId;
}

async function say(fileId: string, values: object): Promise<string> {
  const { status, body } = await staff.call('POST', '/note/', { fileId, body: 'Call me.', ...values });
  expect(status).toBe(201);
  return String(body._id);
}

it('names an urgent note, and one that asks for an answer, to whom it went until they read it', async () => {
  const fileId = await placeTheirs();
  await say(fileId, { subject: 'As usual' });
  const urgent = await say(fileId, { subject: 'Stop the tow', isRush: true });
  const asks = await say(fileId, {
    subject: 'Which key?',
    requiresReply: true,
    replyDueAt: '2026-11-23T15:00:00.000Z',
  });
  await sql`update file set "debtorName" = 'Ana Roy' where _id = ${fileId}`.execute(host.app.db);
  const { body: file } = await staff.call('GET', `/file/${fileId}`);
  const known = { ref: file.ref, debtorName: 'Ana Roy', assetSummary: file.assetSummary, files: 1 };
  expect(known.assetSummary).toBeTruthy();
  const lines = await linesOf(manager, 'urgentNote', 'noteToAnswer');
  expect(lines).toMatchObject([
    { resource: 'note', id: urgent, why: 'urgentNote', about: 'Stop the tow', due: null, ...known },
    { resource: 'note', id: asks, why: 'noteToAnswer', about: 'Which key?', due: '2026-11-23', ...known },
  ]);
  expect(await linesOf(staff, 'urgentNote', 'noteToAnswer')).toEqual([]);
  expect(await linesOf(lender, 'urgentNote', 'noteToAnswer')).toEqual([]);
  await manager.call('POST', '/note/read', { noteIds: [urgent] });
  await manager.call('POST', '/desk/note/archive', { noteIds: [asks], archived: true });
  expect(await linesOf(manager, 'urgentNote', 'noteToAnswer')).toEqual([]);
});

it('names a note that becomes urgent by a correction, and no more one that was not', async () => {
  const fileId = await placeTheirs();
  const noteId = await say(fileId, { subject: 'Corrected' });
  const found = async () => (await linesOf(manager, 'urgentNote')).map(({ id }) => id);
  expect(await found()).not.toContain(noteId);
  await staff.call('PATCH', '/note/', { _id: noteId, isRush: true });
  expect(await found()).toContain(noteId);
  await staff.call('PATCH', '/note/', { _id: noteId, isRush: false });
  expect(await found()).not.toContain(noteId);
});

it('names what waits for a decision to who decides it and nobody else, until it is decided', async () => {
  const fileId = await placeTheirs();
  const { body: file } = await staff.call('GET', `/file/${fileId}`);
  const { body: asked } = await lender.call('POST', '/request/', {
    ...hold,
    fileIds: [fileId],
    reason: 'They pay on Friday',
  });
  const lines = async (person: Person) =>
    (await linesOf(person, 'request')).filter(({ id }) => id === asked._id);
  expect(await lines(staff)).toMatchObject([
    { resource: 'request', requestType: 'hold', ref: file.ref, debtorName: file.debtorName, files: 1 },
  ]);
  expect(await lines(lender)).toEqual([]);
  expect(await lines(vendor)).toEqual([]);
  await staff.call('PATCH', '/request/', { _id: asked._id, status: 'approved' });
  expect(await lines(staff)).toEqual([]);
});

it('names a vendor’s invoice to who approves it, with its number and its file', async () => {
  const fileId = await acceptedFile(staff, vendor);
  const { status, body: invoice } = await bill(vendor, [tow(fileId, { unitAmount: '900.00' })], {
    invoiceStatus: 'submitted',
    documentId: await addDocument(host, [fileId]),
  });
  expect(status).toBe(201);
  const approvers = await Promise.all(
    [vendor, staff, accountant, manager].map((one) => linesOf(one, 'vendorInvoice')),
  );
  const [ofVendor] = approvers;
  expect(approvers.flat()).toContainEqual(
    expect.objectContaining({ resource: 'vendorInvoice', id: invoice._id, about: 'B-1001', files: 1 }),
  );
  expect(ofVendor).toEqual([]);
});

it('names of what waits what comes first in the very lists that are counted, by when', async () => {
  const { db } = host.app;
  const asked: string[] = [];
  for (const [reason, dueDate] of [
    ['No haste', null],
    ['Second', '2026-11-25T15:00:00Z'],
    ['First', '2026-11-24T15:00:00Z'],
    ['Third', '2026-11-26T15:00:00Z'],
  ]) {
    const { body } = await lender.call('POST', '/request/', {
      ...hold,
      fileIds: [await placeTheirs()],
      reason,
    });
    await sql`update request set "dueDate" = ${dueDate}::timestamptz where _id = ${String(body._id)}`.execute(
      db,
    );
    asked.push(String(body._id));
  }
  const { body } = await staff.call('GET', '/desk/home');
  const { tiles, urgent } = body as unknown as { tiles: { tile: string; count: number }[]; urgent: Line[] };
  expect(urgent.filter(({ why }) => why === 'request').map(({ id, due }) => [id, due])).toEqual([
    [asked[2], '2026-11-24'],
    [asked[1], '2026-11-25'],
    [asked[3], '2026-11-26'],
    [asked[0], null],
  ]);
  const { body: list } = await staff.call('GET', '/desk/request/list?decidable=true&page=1&size=1');
  expect(tiles.find(({ tile }) => tile === 'decisions')?.count).toBe(list.total);
});

it('names what a repair costs to who approves it and decides nothing else, and tells them no number of decisions', async () => {
  const seller = await signIn(host, 'remarketing_specialist');
  const fileId = await acceptedFile(staff, vendor);
  const sellerId = userId('remarketing_specialist');
  await staff.call('PUT', '/userAssignment/', { fileId, userIds: [sellerId], mode: 'add' });
  const repair = { requestType: 'repair_approval', amount: '90.00', fileIds: [fileId], reason: 'Keys' };
  const { status, body: asked } = await vendor.call('POST', '/request/', repair);
  expect(status).toBe(201);
  const { body } = await seller.call('GET', '/desk/home');
  const { tiles, urgent } = body as unknown as { tiles: { tile: string }[]; urgent: Line[] };
  expect(urgent.filter(({ why }) => why === 'request').map(({ id }) => id)).toEqual([asked._id]);
  expect(tiles.map(({ tile }) => tile)).not.toContain('decisions');
});

it('is asked of the database in few statements: whose it is, counts, files, notes, what these are on, and who has how much', async () => {
  for (const [who, most] of [
    [staff, 6],
    [manager, 6],
    [lender, 7],
  ] as const) {
    await home(who);
    const asked = vi.spyOn(PreparingClient.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    await home(who);
    const { length } = asked.mock.calls;
    asked.mockRestore();
    expect(length).toBeLessThanOrEqual(most);
  }
});

it('stands in one order: deadlines of the law, rush, late, notes, then decisions', async () => {
  const order = ['deadline', 'rush', 'late', 'urgentNote', 'noteToAnswer', 'request', 'vendorInvoice'];
  const places = ['deadline', 'rush', 'late', 'note', 'note', 'decision', 'decision'];
  const fileId = await placeTheirs({ isRushFile: true });
  const recipients = [{ userId: staff.userId, kind: 'to' }];
  await manager.call('POST', '/note/', { fileId, body: 'Now', isRush: true, recipients });
  await lender.call('POST', '/request/', { ...hold, fileIds: [fileId], reason: 'They pay' });
  const { urgent } = await home(staff);
  const groups = urgent.map(({ why }) => [...new Set(places)].indexOf(places[order.indexOf(why)] ?? ''));
  expect(groups).toEqual([...groups].sort());
  expect(new Set(groups)).toEqual(new Set([1, 3, 4]));
});

it('begins with one’s own files where somebody works files and leads nobody, and with all on one’s word', async () => {
  const { body: file } = await staff.call('GET', `/file/${await placeTheirs({ isRushFile: true })}`);
  const { body: other } = await staff.call('GET', `/file/${await placeFile(staff, { isRushFile: true })}`);
  await sql`update file set "isRushFile" = _id in (${file._id}, ${other._id})`.execute(host.app.db);
  const seen = async (query: string) => {
    const { mine, urgent } = await home(manager, query);
    return {
      mine,
      refs: urgent
        .filter(({ why }) => why === 'rush')
        .map(({ ref }) => ref)
        .sort(),
    };
  };
  const both = [file.ref, other.ref].sort();
  expect(await seen('')).toEqual({ mine: true, refs: [file.ref] });
  expect(await seen('?mine=true')).toEqual({ mine: true, refs: [file.ref] });
  expect(await seen('?mine=false')).toEqual({ mine: false, refs: both });
  expect((await home(staff)).mine).toBe(false);
});

it('reads, for the notes that press, few more rows than it names', async () => {
  const { db } = host.app;
  const fileId = await placeTheirs();
  const noteId = await say(fileId, { isRush: true });
  await sql`insert into note select made.* from generate_series(1, 5000) n, note m cross join lateral
    jsonb_populate_record(null::note, to_jsonb(m) || jsonb_build_object('_id', md5('n' || n)::uuid, 'isRush', false)) made
    where m._id = ${noteId}`.execute(db);
  await sql`insert into "noteDelivery" ("noteId", "userId", "companyId", kind, "createdAt")
    select md5('n' || n)::uuid, d."userId", d."companyId", d.kind, d."createdAt" from generate_series(1, 5000) n, "noteDelivery" d
    where d."noteId" = ${noteId}`.execute(db);
  await sql`vacuum analyze note, "noteDelivery"`.execute(db);
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const found = await linesOf(manager, 'urgentNote');
  const calls = asked.mock.calls as unknown as [string, unknown[]][];
  asked.mockRestore();
  expect(found.map(({ id }) => id)).toEqual([noteId]);
  const [text, values] = calls.find(([one]) => one.includes('"noteDelivery"')) ?? ['', []];
  expect(text).toContain('"replyDueAt"');
  expect(await rowsReadBy(db, text, values)).toBeLessThan(30);
});
