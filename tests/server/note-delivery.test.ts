import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { placeFile } from '../support/place-file';
import { share } from '../support/shared-file';

const those = [
  'supervisor',
  'file_manager',
  'lender_user',
  'lender_supervisor',
  'vendor_manager',
  'lender_b',
] as const;

interface World {
  readonly host: TestHost;
  readonly people: { readonly [W in (typeof those)[number]]: Person };
  readonly fileId: string;
}

async function world(): Promise<World> {
  const host = await startHost();
  const people = {} as { [W in (typeof those)[number]]: Person };
  for (const who of those) people[who] = await signIn(host, who);
  const { _id: fileId } = await placeFile(people.lender_user);
  await share(host, fileId, { companies: ['V01'], people: ['file_manager', 'supervisor'] });
  host.news.length = 0;
  return { host, people, fileId };
}

const user = (who: string) => seedId('user', `${who}@demo.example`);
const say = (by: Person, fileId: string | null, given: object = {}): Promise<Reply> =>
  by.call('POST', '/note/', { ...(fileId && { fileId }), body: 'Said on the file.', ...given });
const count = async (by: Person, query = ''): Promise<unknown> =>
  (await by.call('GET', `/note/count${query}`)).body.count;
const told = ({ host }: World): string[] =>
  host.news.flatMap((one) => (one.to === 'user' && one.section === 'notesCount' ? [one.userId] : [])).sort();

describe('telling people of a note', () => {
  it('tells the note admins of the audience, and their count rises', async () => {
    const there = await world();
    const { people, fileId } = there;
    expect(await count(people.lender_user)).toBe(0);
    const { status, body } = await say(people.supervisor, fileId, { audience: 'client' });
    expect([status, body.recipients]).toEqual([201, [{ companyId: seedId('company', 'LNA'), kind: 'to' }]]);
    // The offices West and East of the lender do not see a file of its head office; the auditor does.
    expect(told(there)).toEqual(
      [user('lender_user'), user('lender_supervisor'), user('lender_auditor')].sort(),
    );
    expect(await count(people.lender_user)).toBe(1);
    expect(await count(people.lender_user, `?unread=true&toUserId=${people.lender_user.userId}`)).toBe(1);
    expect(await count(people.vendor_manager)).toBe(0);
    expect(await count(people.supervisor)).toBe(0);
  });

  it('tells those who work the file of an internal note, and the agency of what others write', async () => {
    const there = await world();
    const { host, people, fileId } = there;
    await say(people.supervisor, fileId);
    expect(told(there)).toEqual([user('file_manager')]);
    host.news.length = 0;
    await say(people.vendor_manager, fileId, { audience: 'vendor' });
    // The vendor's own field agent was not given the file, so that he does not see it.
    expect(told(there)).toEqual([user('file_manager'), user('supervisor')].sort());
  });

  it('refuses a recipient who could not see the note, by its place in the list', async () => {
    const { people, fileId } = await world();
    const named = await say(people.supervisor, fileId, {
      audience: 'client',
      recipients: [
        { userId: user('lender_supervisor'), kind: 'to' },
        { userId: user('lender_b'), kind: 'to' },
        { companyId: seedId('company', 'V01'), kind: 'cc' },
        { kind: 'cc' },
      ],
    });
    expect([named.status, named.body.errors]).toEqual([
      422,
      {
        'recipients[1]': 'this person could not see the note',
        'recipients[2]': 'nobody there could see the note',
        'recipients[3]': 'a recipient is a person or a company',
      },
    ]);
    const nobody = await say(people.supervisor, fileId, { audience: 'direct' });
    expect([nobody.status, nobody.body.errors]).toEqual([
      422,
      { recipients: 'recipients is a required field' },
    ]);
  });

  it('shows the sender who has read, from the moment that they have', async () => {
    const there = await world();
    const { host, people, fileId } = there;
    const { body: note } = await say(people.supervisor, fileId, { audience: 'client' });
    host.passes(60);
    host.news.length = 0;
    const read = await people.lender_user.call('POST', '/note/read', { noteIds: [note._id] });
    expect(read.body).toMatchObject({ read: 1 });
    // Who wrote it sees at once that it was read.
    expect(told(there).sort()).toEqual([user('lender_user'), user('supervisor')].sort());
    expect(await count(people.lender_user)).toBe(0);
    const again = await people.lender_user.call('POST', '/note/read', { noteIds: [note._id] });
    expect(again.body).toMatchObject({ read: 0 });
    const { body } = await people.supervisor.call('GET', `/note/${note._id}`);
    expect(body.readBy).toEqual([
      {
        userId: user('lender_user'),
        companyId: seedId('company', 'LNA'),
        readAt: '2026-11-20T15:01:00.000Z',
      },
    ]);
    const back = await people.lender_user.call('POST', '/note/read', { noteIds: [note._id], unread: true });
    expect([back.body.read, await count(people.lender_user)]).toEqual([1, 1]);
  });

  it('reads all of a file at once, and keeps as a reader who was not told', async () => {
    const { people, fileId } = await world();
    await say(people.supervisor, fileId, {
      audience: 'client',
      recipients: [{ userId: user('lender_user'), kind: 'to' }],
    });
    await say(people.file_manager, fileId, { audience: 'client' });
    await say(people.supervisor, fileId);
    const neither = await people.lender_user.call('POST', '/note/read', { fileId });
    expect(neither.status).toBe(422);
    const { body } = await people.lender_supervisor.call('POST', '/note/read', { fileId, all: true });
    expect(body).toEqual({ read: 2 });
    const { body: seen } = await people.supervisor.call(
      'GET',
      `/note/file/list?fileId=${fileId}&sortBy=createdAt`,
    );
    const readers = (seen.data as unknown as { readBy: { userId: string }[] }[]).map((note) =>
      note.readBy.map((one) => one.userId),
    );
    expect(readers.flat()).toEqual([user('lender_supervisor'), user('lender_supervisor')]);
    expect(await count(people.lender_user)).toBe(2);
  });

  it('puts a note away for one person alone', async () => {
    const { people, fileId } = await world();
    const { body: note } = await say(people.supervisor, fileId, { audience: 'client' });
    const put = await people.lender_user.call('POST', '/desk/note/archive', {
      noteIds: [note._id],
      archived: true,
    });
    expect(put.body).toMatchObject({ archived: 1 });
    const listed = async (by: Person, query: string) =>
      (await by.call('GET', `/note/list?${query}`)).body.total;
    expect(await listed(people.lender_user, 'myMessages=true')).toBe(0);
    expect(await listed(people.lender_user, 'myArchive=true')).toBe(1);
    expect(await listed(people.lender_supervisor, 'myMessages=true')).toBe(1);
    expect(await listed(people.lender_supervisor, 'myArchive=true')).toBe(0);
    expect(await count(people.lender_user)).toBe(0);
    const { body } = await people.lender_user.call('GET', `/note/${note._id}`);
    expect([body.archived, body.unread, body.readBy]).toEqual([true, true, []]);
    await people.lender_user.call('POST', '/desk/note/archive', { noteIds: [note._id], archived: false });
    expect(await listed(people.lender_user, 'myMessages=true')).toBe(1);
  });

  it('sends a notice of no file within the company, or to those it names', async () => {
    const there = await world();
    const { people } = there;
    const { body: inside } = await say(people.lender_supervisor, null);
    expect(told(there)).toContain(user('lender_west'));
    expect((await people.lender_user.call('GET', `/note/${inside._id}`)).status).toBe(200);
    expect((await people.supervisor.call('GET', `/note/${inside._id}`)).status).toBe(404);
    const { status, body: out } = await say(people.supervisor, null, {
      audience: 'vendor',
      recipients: [{ companyId: seedId('company', 'V01'), kind: 'to' }],
    });
    expect(status).toBe(201);
    expect((await people.vendor_manager.call('GET', `/note/${out._id}`)).status).toBe(200);
    expect((await people.lender_user.call('GET', `/note/${out._id}`)).status).toBe(404);
  });

  it('lists who may receive notes on a file by company', async () => {
    const { people, fileId } = await world();
    const { body } = await people.supervisor.call('GET', `/note/listPossibleNoteAdminRecipients/${fileId}`);
    const groups = body.data as unknown as { companyName: string; users: { _id: string }[] }[];
    expect(groups.map(({ companyName, users }) => [companyName, users.map((one) => one._id).sort()])).toEqual(
      [
        ['Lender A', ['lender_auditor', 'lender_supervisor', 'lender_user'].map(user).sort()],
        [
          'Northline Recovery (demo)',
          // Those who sell see a file only from its notice period on.
          ['accountant', 'administrator', 'file_manager'].map(user).sort(),
        ],
        ['Demo bailiff Toronto 1', [user('vendor_manager')]],
      ],
    );
  });
});
