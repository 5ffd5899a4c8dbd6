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
  readonly lender: Person;
  readonly fileId: string;
}

async function world(): Promise<World> {
  const host = await startHost();
  const [supervisor, lender] = [await signIn(host, 'supervisor'), await signIn(host, 'lender_user')];
  const { _id: fileId } = await placeFile(lender);
  await share(host, fileId, { companies: ['V01'], people: ['file_manager'] });
  return { host, supervisor, lender, fileId };
}

async function say(by: Person, fileId: string, given: object = {}): Promise<{ _id: string; may: string[] }> {
  const { status, body } = await by.call('POST', '/note/', { fileId, body: 'First wording.', ...given });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as never;
}

/** Lets time pass, and the browser renew what it may call with. */
async function later(host: TestHost, person: Person, seconds: number): Promise<void> {
  host.passes(seconds);
  const { status } = await person.call('POST', '/auth/refreshToken');
  expect(status).toBe(200);
}

const historyOf = (host: TestHost, id: string) =>
  host.app.db
    .selectFrom('history')
    .select(['type', 'visibility', 'updatedFields', 'changes', 'message'])
    .where('entityId', '=', id)
    .orderBy('_id')
    .execute();

describe('correcting a note', () => {
  it('keeps the first wording, and says that it was edited', async () => {
    const { host, supervisor, fileId } = await world();
    const { _id } = await say(supervisor, fileId);
    await later(host, supervisor, 15 * 60 - 1);
    const first = await supervisor.call('PATCH', '/note/', { _id, body: 'Second wording.' });
    expect([first.status, first.body.body, first.body.originalBody, first.body.editedAt]).toEqual([
      200,
      'Second wording.',
      'First wording.',
      '2026-11-20T15:14:59.000Z',
    ]);
    host.passes(0.5);
    const second = await supervisor.call('PATCH', '/note/', { _id, body: 'Third wording.' });
    expect(second.body.originalBody).toBe('First wording.');
    const [added, edited] = await historyOf(host, _id);
    expect([added?.type, added?.visibility, added?.changes]).toEqual(['note_added', 'internal', []]);
    expect([edited?.type, edited?.visibility]).toEqual(['note_edited', 'internal']);
    expect(edited?.changes).toContainEqual({
      field: 'body',
      before: 'First wording.',
      after: 'Second wording.',
    });
  });

  it('is too late after fifteen minutes, for changing and withdrawing alike; pinning has no term', async () => {
    const { host, supervisor, fileId } = await world();
    const { _id } = await say(supervisor, fileId);
    await later(host, supervisor, 15 * 60 + 1);
    const changed = await supervisor.call('PATCH', '/note/', { _id, body: 'Too late.' });
    expect([changed.status, changed.body.code]).toEqual([409, 'TOO_LATE']);
    const gone = await supervisor.call('DELETE', `/note/${_id}`);
    expect([gone.status, gone.body.code]).toEqual([409, 'TOO_LATE']);
    const pinned = await supervisor.call('PATCH', '/note/', { _id, pinned: true });
    expect([pinned.status, pinned.body.pinned, pinned.body.editedAt]).toEqual([200, true, null]);
    const answer = await say(supervisor, fileId, { body: 'Rather this.', replyToNoteId: _id });
    expect(answer._id).not.toBe(_id);
  });

  it('is over once somebody else has read the note, also who marks it as unread again', async () => {
    const { supervisor, lender, fileId } = await world();
    const { _id, may } = await say(supervisor, fileId, { audience: 'client' });
    expect(may).toEqual(expect.arrayContaining(['correct', 'delete']));
    await supervisor.call('POST', '/note/read', { noteIds: [_id] });
    const own = await supervisor.call('PATCH', '/note/', { _id, body: 'Second wording.' });
    expect([own.status, own.body.readBy]).toEqual([200, []]);
    expect(own.body.may).toContain('correct');
    for (const unread of [false, true]) {
      expect((await lender.call('POST', '/note/read', { noteIds: [_id], unread })).body).toMatchObject({
        read: 1,
      });
      const { body } = await supervisor.call('GET', `/note/${_id}`);
      expect(body.readBy).toMatchObject([{ userId: lender.userId, readAt: '2026-11-20T15:00:00.000Z' }]);
      expect([body.may].flat()).not.toContain('correct');
      expect([body.may].flat()).not.toContain('delete');
      expect([body.may].flat()).toContain('edit');
      const late = await supervisor.call('PATCH', '/note/', { _id, body: 'Third wording.' });
      expect([late.status, late.body.code, late.body.message]).toEqual([
        409,
        'TOO_LATE',
        'Somebody has read this note. Correct it with a new note that answers it.',
      ]);
      const gone = await supervisor.call('DELETE', `/note/${_id}`);
      expect([gone.status, gone.body.code]).toEqual([409, 'TOO_LATE']);
    }
    const pinned = await supervisor.call('PATCH', '/note/', { _id, pinned: true });
    expect([pinned.status, pinned.body.pinned, pinned.body.editedAt]).toEqual([200, true, own.body.editedAt]);
  });

  it('is offered in lists as well, for as long as it can be done', async () => {
    const { host, supervisor, lender, fileId } = await world();
    await say(supervisor, fileId, { audience: 'client' });
    const offered = async (by: Person) => {
      const { body } = await by.call('GET', `/note/file/list?fileId=${fileId}`);
      return (body.data as unknown as { may: string[] }[]).map(({ may }) => may.includes('correct'));
    };
    expect([await offered(supervisor), await offered(lender)]).toEqual([[true], [false]]);
    await later(host, supervisor, 15 * 60 + 1);
    expect(await offered(supervisor)).toEqual([false]);
  });

  it('is for its sender alone', async () => {
    const { host, supervisor, fileId } = await world();
    const { _id, may } = await say(supervisor, fileId);
    expect(may).toEqual(expect.arrayContaining(['edit', 'delete', 'postToClient']));
    const administrator = await signIn(host, 'administrator');
    expect((await administrator.call('PATCH', '/note/', { _id, body: 'Mine now.' })).status).toBe(403);
    expect((await administrator.call('DELETE', `/note/${_id}`)).status).toBe(403);
  });

  it('refuses to leave a note without a word', async () => {
    const { supervisor, fileId } = await world();
    const { _id } = await say(supervisor, fileId);
    for (const body of ['', '   ']) {
      const emptied = await supervisor.call('PATCH', '/note/', { _id, body });
      expect([emptied.status, emptied.body.errors]).toEqual([422, { body: 'body is a required field' }]);
      const made = await supervisor.call('POST', '/note/', { fileId, body });
      expect([made.status, made.body.errors]).toEqual([422, { body: 'body is a required field' }]);
    }
  });

  it('takes a withdrawn note from the counts of those who were told', async () => {
    const { host, supervisor, lender, fileId } = await world();
    const { _id } = await say(supervisor, fileId, { audience: 'client' });
    expect((await lender.call('GET', '/note/count')).body).toEqual({ count: 1 });
    host.news.length = 0;
    expect((await supervisor.call('DELETE', `/note/${_id}`)).status).toBe(200);
    expect(host.news).toContainEqual({ to: 'user', userId: lender.userId, section: 'notesCount' });
    expect((await lender.call('GET', '/note/count')).body).toEqual({ count: 0 });
    expect((await lender.call('GET', `/note/${_id}`)).status).toBe(404);
  });

  it('delivers anew when those it is for change', async () => {
    const { host, supervisor, lender, fileId } = await world();
    const vendor = await signIn(host, 'vendor_manager');
    const { _id } = await say(supervisor, fileId, { audience: 'client' });
    const moved = await supervisor.call('PATCH', '/note/', { _id, audience: 'vendor' });
    expect([moved.status, moved.body.recipients]).toEqual([
      200,
      [{ companyId: seedId('company', 'V01'), kind: 'to' }],
    ]);
    expect((await lender.call('GET', '/note/count')).body).toEqual({ count: 0 });
    expect((await lender.call('GET', `/note/${_id}`)).status).toBe(404);
    expect((await vendor.call('GET', '/note/count')).body).toEqual({ count: 1 });
  });

  it('holds an answer and a contact to their file', async () => {
    const { supervisor, lender, fileId } = await world();
    const other = await placeFile(lender);
    const { _id } = await say(supervisor, fileId);
    const answer = await supervisor.call('POST', '/note/', {
      fileId: other._id,
      body: 'Elsewhere.',
      replyToNoteId: _id,
    });
    expect([answer.status, Object.keys(answer.body.errors as unknown as object)]).toEqual([
      422,
      ['replyToNoteId'],
    ]);
  });

  it('writes on a closed file only what comes after closing', async () => {
    const { host, supervisor, fileId } = await world();
    const { _id } = await say(supervisor, fileId);
    await host.app.db.updateTable('file').set({ closed: true }).where('_id', '=', fileId).execute();
    const usual = await supervisor.call('POST', '/note/', { fileId, body: 'As ever.' });
    expect([usual.status, usual.body.code]).toEqual([409, 'FILE_CLOSED']);
    const edited = await supervisor.call('PATCH', '/note/', { _id, body: 'As ever.' });
    expect([edited.status, edited.body.code]).toEqual([409, 'FILE_CLOSED']);
    const after = await supervisor.call('POST', '/note/', {
      fileId,
      body: 'Cheque came.',
      noteType: 'post_close',
    });
    expect(after.status).toBe(201);
  });
});

describe('posting a note to the client', () => {
  it('shows it there, worded anew, and keeps the first wording from the client', async () => {
    const { host, supervisor, lender, fileId } = await world();
    const { _id } = await say(supervisor, fileId, { body: 'The debtor was rude. Unit seen.' });
    expect((await lender.call('GET', `/note/${_id}`)).status).toBe(404);
    host.passes(600);
    host.news.length = 0;
    const posted = await supervisor.call('PATCH', `/note/postNoteToClient/${_id}`, { body: 'Unit seen.' });
    expect(posted.status).toBe(200);
    expect(posted.body).toMatchObject({
      body: 'Unit seen.',
      originalBody: 'The debtor was rude. Unit seen.',
      postedToClient: true,
      postedToClientAt: '2026-11-20T15:10:00.000Z',
      postedBy: supervisor.userId,
    });
    expect(posted.body.may).not.toContain('postToClient');
    expect(host.news).toContainEqual({ to: 'user', userId: lender.userId, section: 'notesCount' });
    expect((await lender.call('GET', '/note/count')).body).toEqual({ count: 1 });
    const shown = await lender.call('GET', `/note/${_id}`);
    expect([shown.status, shown.body.body, shown.body.originalBody]).toEqual([200, 'Unit seen.', null]);
    const [, told] = await historyOf(host, _id);
    expect([told?.type, told?.visibility]).toEqual(['note_posted_to_client', 'client']);
    expect(JSON.stringify(told)).not.toContain('rude');
  });

  it('happens once, and is not for clients or vendors to do', async () => {
    const { host, supervisor, lender, fileId } = await world();
    const { _id } = await say(supervisor, fileId);
    expect((await lender.call('PATCH', `/note/postNoteToClient/${_id}`, {})).status).toBe(403);
    const vendor = await signIn(host, 'vendor_manager');
    expect((await vendor.call('PATCH', `/note/postNoteToClient/${_id}`, {})).status).toBe(403);
    expect((await supervisor.call('PATCH', `/note/postNoteToClient/${_id}`, {})).status).toBe(200);
    const twice = await supervisor.call('PATCH', `/note/postNoteToClient/${_id}`, {});
    expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT']);
  });
});
