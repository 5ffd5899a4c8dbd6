import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { seedId } from '#server/seed/seed-id';
import { closeFile, recalledFile } from '../support/closed-file';
import { startHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';

interface Entry {
  readonly closingReason: string | null;
  readonly type: string;
  readonly message: string;
  readonly updatedFields: string[];
  readonly byUserId: string;
}

async function told(by: Person, fileId: string, query = ''): Promise<Entry[]> {
  const { status, body } = await by.call('GET', `/history/list/${fileId}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as unknown as Entry[];
}

describe('the history of a file', () => {
  it('is narrowed by type and changed field, and comes by pages, newest first', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { _id: fileId } = await placeFile(staff);
    for (const change of [
      { nextAction: 'Call' },
      { nextAction: 'Visit', tags: ['rush'] },
      { status: 'under_review' },
    ]) {
      host.passes(1);
      expect((await staff.call('PATCH', '/file/', { _id: fileId, ...change })).status).toBe(200);
    }
    const all = await told(staff, fileId);
    expect(all[0]?.type).toBe('status_changed');
    expect((await told(staff, fileId, '?type=status_changed')).map(({ type }) => type)).toEqual([
      'status_changed',
    ]);
    const next = await told(staff, fileId, '?updatedFields=nextAction');
    expect(next).toHaveLength(2);
    expect((await told(staff, fileId, '?updatedFields=tags')).map((one) => one.updatedFields)).toEqual([
      next[0]?.updatedFields,
    ]);
    const paged = [
      ...(await told(staff, fileId, '?size=2&page=1')),
      ...(await told(staff, fileId, '?size=2&page=2')),
    ];
    expect(paged).toEqual(all.slice(0, 4));
  });

  it('says of each closing why it was, also once the file was opened again and closed for something else', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { _id: fileId } = await recalledFile(staff);
    const closings = async () =>
      (await told(staff, fileId, '?size=50'))
        .filter(({ type }) => type === 'file_closed')
        .map(({ closingReason }) => closingReason);
    expect(await closings()).toEqual(['client_recall']);
    host.passes(60);
    const again = { _id: fileId, status: 'new_assignment', statusReason: 'The client asked for it again.' };
    expect(await staff.call('PATCH', '/file/', again)).toMatchObject({ status: 200 });
    host.passes(60);
    await closeFile(staff, fileId, 'client_error', { statusReason: 'It was placed twice.' });
    expect(await closings()).toEqual(['client_error', 'client_recall']);
    const [opened] = (await told(staff, fileId, '?type=file_reopened')).map((one) => one.closingReason);
    expect(opened).toBeNull();
  });

  it('takes a remark from the agency, and everything else about it from the host', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { _id: fileId } = await placeFile(staff);
    const made = await staff.call('POST', '/history/', { fileId, message: 'Keys found in the office' });
    expect(made).toMatchObject({
      status: 201,
      body: { type: 'system', byUserId: staff.userId, at: '2026-11-20T15:00:00.000Z', changes: [] },
    });
    for (const forged of [{ byUserId: staff.userId }, { at: '2020-01-01T00:00:00Z' }, { changes: [] }])
      expect((await staff.call('POST', '/history/', { fileId, message: 'x', ...forged })).status).toBe(403);
    const lender = await signIn(host, 'lender_user');
    expect((await told(lender, fileId)).map(({ message }) => message)).not.toContain(
      'Keys found in the office',
    );
  });

  it('takes none on a file out of reach, none while its file is closed, and none from who only works on it', async () => {
    const host = await startHost();
    const [staff, partner] = [await signIn(host, 'supervisor'), await signIn(host, 'partner')];
    const vendor = await signIn(host, 'vendor_manager');
    const { _id: fileId } = await placeFile(staff);
    const say = async (by: Person, about = fileId): Promise<unknown[]> => {
      const { status, body } = await by.call('POST', '/history/', { fileId: about, message: 'Seen' });
      return [status, body.errors ?? body.code];
    };
    // A file that is somebody else's is told as one that never was.
    const unknown = await say(staff, seedId('file', 'none'));
    expect(unknown).toEqual([422, { fileId: expect.any(String) }]);
    expect(await say(partner)).toEqual(unknown);
    expect(await say(await signIn(host, 'lender_user'))).toEqual([403, 'FORBIDDEN']);
    expect(await say(vendor)).toEqual([403, 'FORBIDDEN']);
    const closed = await recalledFile(staff);
    const before = await told(staff, closed._id, '?size=100');
    expect(await say(staff, closed._id)).toEqual([409, 'FILE_CLOSED']);
    expect(await told(staff, closed._id, '?size=100')).toEqual(before);
    expect((await told(staff, fileId)).map(({ message }) => message)).not.toContain('Seen');
    const reopening = { _id: closed._id, status: 'new_assignment', statusReason: 'Recalled by mistake' };
    expect((await staff.call('PATCH', '/file/', reopening)).status).toBe(200);
    expect(await say(staff, closed._id)).toEqual([201, undefined]);
  });

  it('says a sentence of everything that happens, also where nobody gave a reason', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    const { _id: fileId } = await placeFile(staff);
    const changes: readonly [object, string, string][] = [
      [{ nextAction: 'Call' }, 'file_updated', 'The file was changed.'],
      [{ isRushFile: true }, 'rush_changed', 'The rush mark was changed.'],
      [{ status: 'under_review' }, 'status_changed', 'The file moved to another status.'],
      [
        { hold: true, holdReason: 'insolvency', holdUntil: '2026-12-10' },
        'hold_set',
        'The file was put on hold.',
      ],
      [{ hold: false }, 'hold_released', 'The hold was released.'],
      [
        { asset: { year: 2018, auMake: 'Toyota', auModel: 'Corolla' } },
        'asset_updated',
        'The asset was changed.',
      ],
    ];
    for (const [change, type, message] of changes) {
      host.passes(1);
      const { status, body } = await staff.call('PATCH', '/file/', { _id: fileId, ...change });
      expect(status, JSON.stringify([change, body])).toBe(200);
      expect((await told(staff, fileId))[0]).toMatchObject({ type, message });
    }
    host.passes(1);
    await staff.call('POST', '/note/', { fileId, noteType: 'general', audience: 'internal', body: 'Called' });
    expect((await told(staff, fileId))[0]).toMatchObject({
      type: 'note_added',
      message: 'A note was added.',
    });
    expect((await told(staff, fileId)).filter(({ message }) => message === '')).toEqual([]);
  });

  it('cannot be changed or taken away, not even in the database', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    await placeFile(staff);
    const { db } = host.app;
    await expect(sql`update history set message = '"another"'`.execute(db)).rejects.toThrow();
    await expect(sql`delete from history`.execute(db)).rejects.toThrow();
  });
});
