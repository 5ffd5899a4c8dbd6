import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';
import { share } from '../support/shared-file';

interface World {
  readonly host: TestHost;
  readonly supervisor: Person;
  readonly manager: Person;
  readonly lender: Person;
  readonly vendor: Person;
  readonly fileId: string;
  readonly otherId: string;
}

/** Four notes a minute apart: to the client, to the vendor, internal, and the client's on its other file. */
async function world(): Promise<World> {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const manager = await signIn(host, 'file_manager');
  const lender = await signIn(host, 'lender_user');
  const vendor = await signIn(host, 'vendor_manager');
  const { _id: fileId } = await placeFile(lender);
  const { _id: otherId } = await placeFile(lender);
  await share(host, fileId, { companies: ['V01'], people: ['file_manager'] });
  await share(host, otherId, { people: ['file_manager'] });
  const say = async (by: Person, file: string, body: string, given: object) => {
    const said = await by.call('POST', '/note/', { fileId: file, body, ...given });
    if (said.status !== 201) throw new Error(JSON.stringify(said.body));
    host.passes(60);
  };
  await say(supervisor, fileId, 'to client', { audience: 'client', noteType: 'client_update' });
  await say(supervisor, fileId, 'to vendor', { audience: 'vendor', noteType: 'vendor_instruction' });
  await say(supervisor, fileId, 'inside', { requiresReply: true, replyDueAt: '2026-11-22T12:00:00Z' });
  await say(lender, otherId, 'from client', { audience: 'client', noteType: 'client_instruction' });
  return { host, supervisor, manager, lender, vendor, fileId, otherId };
}

async function bodies(by: Person, query = ''): Promise<string[]> {
  const { status, body } = await by.call('GET', `/note/list${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body.data as unknown as { body: string }[]).map((note) => note.body);
}

describe('listing notes', () => {
  it('narrows by every documented parameter', async () => {
    const { supervisor, manager, lender, fileId, otherId } = await world();
    const all = ['from client', 'inside', 'to vendor', 'to client'];
    expect(await bodies(manager)).toEqual(all);
    expect(await bodies(manager, `?fileId=${fileId}`)).toEqual(all.slice(1));
    expect(await bodies(manager, `?fileId=${fileId}&fileId=${otherId}`)).toEqual(all);
    expect(await bodies(manager, `?senderId=${supervisor.userId}`)).toEqual(all.slice(1));
    expect(await bodies(manager, `?companyId=${seedId('company', 'LNA')}`)).toEqual(['from client']);
    expect(await bodies(manager, `?recipientId=${lender.userId}`)).toEqual(['to client']);
    expect(await bodies(manager, '?noteType=client_update&noteType=client_instruction')).toEqual([
      'from client',
      'to client',
    ]);
    expect(await bodies(manager, '?dateFrom=2026-11-20T15:01:00Z&dateTo=2026-11-20T15:02:00Z')).toEqual([
      'inside',
      'to vendor',
    ]);
    expect(await bodies(manager, '?dateTo=2026-11-19')).toEqual([]);
    expect(await bodies(manager, '?myMessages=true')).toEqual(['from client', 'inside']);
    expect(await bodies(manager, '?myMessages=false')).toEqual(['to vendor', 'to client']);
    expect(await bodies(manager, '?unread=true&page=2&size=1')).toEqual(['inside']);
    expect(await bodies(manager, '?sortBy=replyDueAt,-createdAt')).toEqual([
      'inside',
      'from client',
      'to vendor',
      'to client',
    ]);
  });

  it('puts what is unread first when asked', async () => {
    const { manager } = await world();
    const { body } = await manager.call('GET', '/note/list?sortBy=-unread,createdAt');
    const rows = body.data as unknown as { body: string; unread: boolean }[];
    expect(rows.map((row) => [row.body, row.unread])).toEqual([
      ['inside', true],
      ['from client', true],
      ['to client', false],
      ['to vendor', false],
    ]);
  });

  it('counts its buckets in the caller’s own reach', async () => {
    const { lender, fileId, otherId } = await world();
    const { body } = await lender.call('GET', '/note/list?getBuckets=true&unread=true');
    const {
      noteType,
      fileId: files,
      companyId,
      unread,
    } = body.buckets as unknown as Record<string, { value: unknown; count: number }[]>;
    expect(body.total).toBe(1);
    expect(noteType).toEqual([{ value: 'client_update', label: 'Client update', count: 1 }]);
    expect(files?.map((one) => [one.value, one.count])).toEqual([[fileId, 1]]);
    expect(companyId?.map((one) => [one.value, one.count])).toEqual([[seedId('company', 'NLR'), 1]]);
    expect(unread?.map((one) => [one.value, one.count])).toEqual([
      [false, 1],
      [true, 1],
    ]);
    expect(otherId).not.toBe(fileId);
  });

  it('keeps everything at once for those who answer for more than their own work', async () => {
    const { host, supervisor, lender } = await world();
    const status = async (by: Person) => (await by.call('GET', '/note/list?allMessages=true')).status;
    expect([await status(supervisor), await status(lender)]).toEqual([200, 403]);
    expect(await status(await signIn(host, 'field_agent'))).toBe(403);
    expect(await status(await signIn(host, 'lender_supervisor'))).toBe(200);
  });

  it('lists one file’s notes only with that file', async () => {
    const { manager, fileId } = await world();
    const without = await manager.call('GET', '/note/file/list');
    expect([without.status, without.body.errors]).toEqual([
      400,
      { fileId: 'fileId is a required parameter' },
    ]);
    const { body } = await manager.call('GET', `/note/file/list?fileId=${fileId}`);
    expect(body.total).toBe(3);
    expect((await manager.call('GET', '/note/list?color=red')).status).toBe(400);
  });
});

describe('counting notes', () => {
  it('counts by every documented parameter', async () => {
    const { supervisor, manager, lender, fileId, otherId } = await world();
    const count = async (by: Person, query: string) =>
      (await by.call('GET', `/note/count?${query}`)).body.count;
    expect(await count(manager, '')).toBe(2);
    expect(await count(manager, 'unread=true')).toBe(2);
    expect(await count(manager, 'unread=false')).toBe(2);
    expect(await count(manager, `fileId=${fileId}`)).toBe(3);
    expect(await count(manager, `fileId=${otherId}&unread=true`)).toBe(1);
    expect(await count(manager, `fromCompanyId=${seedId('company', 'LNA')}`)).toBe(1);
    expect(await count(manager, `toCompanyId=${seedId('company', 'LNA')}`)).toBe(2);
    expect(await count(manager, `toUserId=${manager.userId}`)).toBe(2);
    expect(await count(manager, `readByCompanyId=${seedId('company', 'LNA')}`)).toBe(0);
    expect(await count(manager, `toCompanyId=${seedId('company', 'LNA')}&unread=true`)).toBe(2);
    await lender.call('POST', '/note/read', { fileId, all: true });
    expect(await count(manager, `readByCompanyId=${seedId('company', 'LNA')}`)).toBe(1);
    expect(await count(manager, `toCompanyId=${seedId('company', 'LNA')}&unread=true`)).toBe(1);
    expect(await count(supervisor, 'unread=true')).toBe(0);
  });

  it('counts what another has not read for those who lead them only', async () => {
    const { supervisor, manager, lender } = await world();
    const asked = async (by: Person, whom: Person) => {
      const { status, body } = await by.call('GET', `/note/count?unread=true&toUserId=${whom.userId}`);
      return status === 200 ? body.count : status;
    };
    expect(await asked(supervisor, manager)).toBe(2);
    expect(await asked(manager, supervisor)).toBe(403);
    expect(await asked(supervisor, lender)).toBe(403);
    expect(await asked(manager, manager)).toBe(2);
  });
});

describe('summing up notes', () => {
  it('takes only from notes that the caller sees, and names each', async () => {
    const { host, supervisor, lender, fileId } = await world();
    const { body: said } = await supervisor.call('POST', '/note/', {
      fileId,
      body: 'Spoke with the debtor. He pays on December 4, 2026. Will you accept this?',
      noteType: 'debtor_contact',
      audience: 'client',
      requiresReply: true,
      contact: { direction: 'out', outcome: 'promise_to_pay' },
    });
    const { status, body } = await lender.call('GET', `/note/summarize/${fileId}`);
    expect(status).toBe(200);
    expect(body.method).toBe('extractive');
    expect(body.generatedAt).toBe(host.app.now().toISOString());
    expect((body.bullets as unknown as { text: string }[]).map((one) => one.text)).toEqual([
      'Spoke with the debtor.',
      'to client',
    ]);
    expect(body.keyDates).toContainEqual({ date: '2026-12-04', noteId: said._id });
    expect(body.openQuestions).toEqual([
      { text: 'Will you accept this?', noteId: said._id, replyDueAt: null },
    ]);
    expect(body.lastContact).toEqual({
      at: said.createdAt,
      noteId: said._id,
      direction: 'out',
      outcome: 'promise_to_pay',
    });
    expect(body.sourceNoteIds).toContain(said._id);
    expect(JSON.stringify(body)).not.toContain('inside');
    const reply = { fileId, body: 'Yes.', audience: 'client', replyToNoteId: said._id };
    expect((await lender.call('POST', '/note/', reply)).status).toBe(201);
    expect((await lender.call('GET', `/note/summarize/${fileId}`)).body.openQuestions).toEqual([]);
    const vendor = await signIn(host, 'vendor_manager');
    expect((await vendor.call('GET', `/note/summarize/${fileId}`)).status).toBe(403);
  });
});
