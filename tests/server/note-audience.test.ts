import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { placeFile } from '../support/place-file';
import { share } from '../support/shared-file';

const everyone = [
  'administrator',
  'supervisor',
  'partner',
  'lender_user',
  'lender_supervisor',
  'lender_b',
  'vendor_manager',
  'vendor_b',
  'field_agent',
] as const;
type Who = (typeof everyone)[number];

interface World {
  readonly host: TestHost;
  readonly people: { readonly [W in Who]: Person };
  readonly fileId: string;
}

async function world(): Promise<World> {
  const host = await startHost();
  const people = {} as { [W in Who]: Person };
  for (const who of everyone) people[who] = await signIn(host, who);
  const { _id: fileId } = await placeFile(people.lender_user);
  await share(host, fileId, { companies: ['V01', 'V02'], people: ['field_agent'] });
  return { host, people, fileId };
}

async function write(by: Person, fileId: string, given: object): Promise<string> {
  const { status, body } = await by.call('POST', '/note/', { fileId, body: 'Said on the file.', ...given });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body._id as unknown as string;
}

/** Who of everyone sees a note, by its address and in the list of its file alike. */
async function readersOf({ people, fileId }: World, id: string): Promise<Who[]> {
  const readers: Who[] = [];
  for (const who of everyone) {
    const { status } = await people[who].call('GET', `/note/${id}`);
    const { body } = await people[who].call('GET', `/note/file/list?fileId=${fileId}&size=500`);
    const listed = (body.data as unknown as { _id: string }[]).some((note) => note._id === id);
    expect([who, listed]).toEqual([who, status === 200]);
    if (status === 200) readers.push(who);
  }
  return readers;
}

describe('who sees a note', () => {
  it('keeps an internal note with the company of its sender', async () => {
    const there = await world();
    const { people, fileId } = there;
    expect(await readersOf(there, await write(people.supervisor, fileId, {}))).toEqual([
      'administrator',
      'supervisor',
    ]);
    expect(await readersOf(there, await write(people.lender_user, fileId, {}))).toEqual([
      'administrator',
      'lender_user',
      'lender_supervisor',
    ]);
    expect(await readersOf(there, await write(people.vendor_manager, fileId, {}))).toEqual([
      'administrator',
      'vendor_manager',
      'field_agent',
    ]);
  });

  it('shows what the agency says to each side to that side alone', async () => {
    const there = await world();
    const { people, fileId } = there;
    const agency = ['administrator', 'supervisor'];
    const client = ['lender_user', 'lender_supervisor'];
    const vendors = ['vendor_manager', 'vendor_b', 'field_agent'];
    const says = (audience: string) => write(people.supervisor, fileId, { audience });
    expect(await readersOf(there, await says('client'))).toEqual([...agency, ...client]);
    expect(await readersOf(there, await says('vendor'))).toEqual([...agency, ...vendors]);
    expect(await readersOf(there, await says('client_and_vendor'))).toEqual([
      ...agency,
      ...client,
      ...vendors,
    ]);
  });

  it('never shows a vendor what another vendor wrote, unless it is named or earlier findings are shared', async () => {
    const there = await world();
    const { host, people, fileId } = there;
    const report = await write(people.vendor_manager, fileId, { audience: 'vendor' });
    const own = ['administrator', 'supervisor', 'vendor_manager', 'field_agent'];
    expect(await readersOf(there, report)).toEqual(own);
    // Vendors on one file are not told of each other: the agency names one to the other.
    const naming = { audience: 'vendor', recipients: [{ userId: people.vendor_b.userId, kind: 'to' }] };
    await expect(write(people.vendor_manager, fileId, naming)).rejects.toThrow(/^422 /);
    const named = await write(people.supervisor, fileId, naming);
    expect(await readersOf(there, named)).toEqual([
      'administrator',
      'supervisor',
      'vendor_manager',
      'vendor_b',
      'field_agent',
    ]);
    const at = host.app.now().toISOString();
    await host.app.db
      .insertInto('companyAssignment')
      .values({
        _id: seedId('companyAssignment', 'shared'),
        fileId,
        companyId: seedId('company', 'V02'),
        activityType: 'bailiff',
        role: 'primary',
        status: 'accepted',
        assignedAt: at,
        sharePreviousFindings: true,
        createdAt: at,
        updatedAt: at,
        version: 1,
      } as never)
      .execute();
    expect(await readersOf(there, report)).toContain('vendor_b');
  });

  it('never shows one lender the notes on another lender’s file', async () => {
    const there = await world();
    const { people } = there;
    const other = await placeFile(people.lender_b, { clientId: seedId('company', 'LNB') });
    await write(people.lender_b, other._id, { audience: 'client_and_vendor' });
    const { body } = await people.lender_user.call('GET', '/note/list');
    expect([body.data, body.total]).toEqual([[], 0]);
    const asked = await people.lender_user.call('GET', `/note/file/list?fileId=${other._id}`);
    expect(asked.body.data).toEqual([]);
    const counted = await people.lender_supervisor.call('GET', '/note/count?unread=false');
    expect(counted.body).toEqual({ count: 0 });
  });

  it('keeps a direct note between its sender and those it names, and the administrator', async () => {
    const there = await world();
    const { people, fileId } = there;
    const id = await write(people.supervisor, fileId, {
      audience: 'direct',
      recipients: [{ userId: people.lender_supervisor.userId, kind: 'to' }],
    });
    expect(await readersOf(there, id)).toEqual(['administrator', 'supervisor', 'lender_supervisor']);
  });

  it('keeps privileged notes from everyone outside the agency, whatever else is asked', async () => {
    const there = await world();
    const { people, fileId } = there;
    const id = await write(people.supervisor, fileId, { noteType: 'legal_privileged' });
    expect(await readersOf(there, id)).toEqual(['administrator', 'supervisor']);
    const wide = await people.supervisor.call('POST', '/note/', {
      fileId,
      body: 'Counsel says no.',
      noteType: 'legal_privileged',
      audience: 'client',
    });
    expect([wide.status, wide.body.errors]).toEqual([
      422,
      { audience: 'a privileged note stays within the company' },
    ]);
    const posted = await people.supervisor.call('PATCH', `/note/postNoteToClient/${id}`, {});
    expect([posted.status, posted.body.code]).toEqual([409, 'CONFLICT']);
    const named = await people.supervisor.call('POST', '/note/', {
      fileId,
      body: 'Counsel says no.',
      noteType: 'legal_privileged',
      audience: 'direct',
      recipients: [{ userId: people.lender_user.userId, kind: 'to' }],
    });
    expect([named.status, named.body.errors]).toEqual([
      422,
      { 'recipients[0]': 'this person could not see the note' },
    ]);
  });

  it('holds each side to its kinds of note', async () => {
    const { people, fileId } = await world();
    const tried = async (who: Who, noteType: string) =>
      (await people[who].call('POST', '/note/', { fileId, body: 'Said.', noteType })).status;
    expect(await tried('vendor_manager', 'field_update')).toBe(201);
    expect(await tried('vendor_manager', 'accounting')).toBe(403);
    expect(await tried('vendor_manager', 'skip_trace')).toBe(403);
    expect(await tried('lender_user', 'client_instruction')).toBe(201);
    expect(await tried('lender_user', 'legal_privileged')).toBe(403);
    expect(await tried('administrator', 'system')).toBe(403);
  });

  it('shows the other side neither who else was told nor who read there', async () => {
    const { people, fileId } = await world();
    const id = await write(people.supervisor, fileId, { audience: 'client_and_vendor' });
    await people.vendor_manager.call('POST', '/note/read', { noteIds: [id] });
    await people.lender_user.call('POST', '/note/read', { noteIds: [id] });
    const readers = async (who: Who) => {
      const { body } = await people[who].call('GET', `/note/${id}`);
      const { readBy, recipients } = body as unknown as {
        readBy: { userId: string; companyId: string }[];
        recipients: { companyId: string }[];
      };
      return [readBy.map((one) => one.userId), recipients.map((one) => one.companyId)];
    };
    const [client, one, two] = ['LNA', 'V01', 'V02'].map((code) => seedId('company', code));
    expect(await readers('supervisor')).toEqual([
      [people.vendor_manager.userId, people.lender_user.userId].sort(),
      [client, one, two],
    ]);
    expect(await readers('lender_supervisor')).toEqual([[people.lender_user.userId], [client]]);
    expect(await readers('vendor_b')).toEqual([[], [two]]);
    const found = async (who: Who, to: Who) => {
      const { body } = await people[who].call('GET', `/note/list?recipientId=${people[to].userId}`);
      return (body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await found('supervisor', 'vendor_manager')).toEqual([id]);
    expect(await found('lender_user', 'lender_supervisor')).toEqual([id]);
    expect(await found('lender_user', 'vendor_manager')).toEqual([]);
    expect(await found('vendor_b', 'vendor_manager')).toEqual([]);
  });
});
