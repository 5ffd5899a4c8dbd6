import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askExport, exported, lender, linesOf } from '../../support/close-out';
import { recalledFile } from '../../support/closed-file';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

interface Export {
  readonly _id: string;
  readonly clientId: string;
  readonly by: string;
  readonly done: number;
  readonly reason: string | null;
  readonly repeats: string | null;
  readonly may: readonly string[];
  readonly whyNot: Readonly<Record<string, string>>;
}

let host: TestHost;
let close: () => Promise<void>;
const people: Record<string, Person> = {};
const who = (name: string): Person => people[name] as Person;

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  for (const name of [
    'administrator',
    'supervisor',
    'accountant',
    'lender_supervisor',
    'lender_user',
    'lender_b_supervisor',
  ])
    people[name] = await signIn(host, name);
});
afterAll(() => close());

const listed = async (by: Person): Promise<Export[]> =>
  (await by.call('GET', '/desk/closeOut/exports')).body.data as unknown as Export[];
const fileOf = async (by: Person, id: string): Promise<unknown[]> => {
  const { status, body } = await by.call('GET', `/desk/closeOut/exports/${id}/file`);
  return [status, body.message];
};

describe('an export of closed files', () => {
  it('holds the files of one lender, and is for nobody of another', async () => {
    const ours = await recalledFile(who('supervisor'));
    const theirs = await recalledFile(who('supervisor'), { clientId: lender('LNB') });
    const ofA = await exported(who('administrator'), 'LNA');
    const ofB = await exported(who('lender_b_supervisor'), 'LNB');
    const a = (await linesOf(host, who('lender_supervisor'), ofA._id)).join('\n');
    const b = (await linesOf(host, who('lender_b_supervisor'), ofB._id)).join('\n');
    expect([a.includes(ours.ref), a.includes(theirs.ref)]).toEqual([true, false]);
    expect([b.includes(ours.ref), b.includes(theirs.ref)]).toEqual([false, true]);
    const seen = async (name: string) => (await listed(who(name))).map(({ clientId }) => clientId);
    expect(await seen('lender_supervisor')).toEqual([lender('LNA')]);
    expect(await seen('lender_b_supervisor')).toEqual([lender('LNB')]);
    expect((await seen('supervisor')).sort()).toEqual([lender('LNA'), lender('LNB')].sort());
    expect((await fileOf(who('lender_supervisor'), ofB._id))[0]).toBe(404);
    expect((await fileOf(who('lender_user'), ofA._id))[0]).toBe(403);
  });

  it('names who made it to those who may know them, and their company to the others', async () => {
    await recalledFile(who('supervisor'), { clientId: lender('LNB') });
    const { _id } = await exported(who('lender_b_supervisor'), 'LNB');
    const by = async (name: string) => (await listed(who(name))).find((one) => one._id === _id)?.by;
    const { body } = await who('administrator').call('GET', `/user/${who('lender_b_supervisor').userId}`);
    expect(await by('supervisor')).toBe(`${body.firstName} ${body.lastName}`);
  });

  it('is read with its file by those who see whole account numbers', async () => {
    await recalledFile(who('supervisor'));
    const { _id } = await exported(who('administrator'), 'LNA');
    const of = async (name: string) => (await listed(who(name))).find((one) => one._id === _id);
    expect(await of('administrator')).toMatchObject({ may: ['download', 'repeat'], whyNot: {} });
    expect(await of('supervisor')).toMatchObject({
      may: ['download'],
      whyNot: { repeat: 'Your role does not export.' },
    });
    const why = 'The file names accounts whole, which your role does not show.';
    expect(await of('accountant')).toMatchObject({
      may: [],
      whyNot: { download: why, repeat: 'Your role does not export.' },
    });
    expect(await fileOf(who('accountant'), _id)).toEqual([403, why]);
    expect((await linesOf(host, who('supervisor'), _id)).length).toBe(3);
  });

  it('is a lender’s own to make, and no other’s', async () => {
    const foreign = await askExport(who('lender_supervisor'), 'LNB');
    expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([422, ['clientId']]);
    const agency = await askExport(who('administrator'), 'NLR');
    expect([agency.status, agency.body.errors]).toEqual([
      422,
      { clientId: 'clientId is not a lender whose files you can export' },
    ]);
    expect((await askExport(who('supervisor'), 'LNA')).status).toBe(403);
  });
});

describe('a file that was exported', () => {
  it('is exported again for a reason, which its history tells', async () => {
    const { _id: fileId, ref } = await recalledFile(who('supervisor'));
    const first = await exported(who('administrator'), 'LNA');
    for (const named of [{ fileIds: [fileId] }, { exportId: first._id }]) {
      const { status, body } = await askExport(who('administrator'), 'LNA', named);
      expect([status, body.errors]).toEqual([422, { reason: 'reason is a required field' }]);
      expect((await askExport(who('administrator'), 'LNA', { ...named, reason: '  ' })).status).toBe(422);
    }
    const reason = 'Their system lost it.';
    const again = await exported(who('administrator'), 'LNA', { exportId: first._id, reason });
    const lines = await linesOf(host, who('administrator'), again._id);
    expect([lines.length, lines[1]?.includes(ref)]).toEqual([3, true]);
    const { body } = await who('lender_user').call('GET', `/history/list/${fileId}?type=export_sent`);
    const messages = (body.data as unknown as { message: string }[]).map(({ message }) => message).sort();
    const code = (id: string) => id.slice(-8).toUpperCase();
    expect(messages).toEqual([
      `Sent again in the close-out file ${code(again._id)}: ${reason}`,
      `Sent in the close-out file ${code(first._id)}.`,
    ]);
    const [newest] = await listed(who('administrator'));
    expect(newest).toMatchObject({ _id: again._id, done: 1, reason, repeats: code(first._id) });
  });

  it('is named among closed files of that lender alone', async () => {
    const admin = who('administrator');
    const open = await placeFile(who('supervisor'));
    const other = await recalledFile(who('supervisor'), { clientId: lender('LNB') });
    for (const fileIds of [[open._id], [other._id], []]) {
      const { status, body } = await askExport(admin, 'LNA', { fileIds, reason: 'x' });
      expect([status, body.errors]).toEqual([
        422,
        { fileIds: 'Only closed files of this lender are exported.' },
      ]);
    }
    const one = await recalledFile(who('supervisor'));
    const left = await recalledFile(who('supervisor'));
    const job = await exported(admin, 'LNA', { fileIds: [one._id] });
    expect((await linesOf(host, admin, job._id))[1]).toContain(one.ref);
    expect((await who('supervisor').call('GET', `/file/${left._id}`)).body.exportedAt).toBeNull();
    await exported(admin, 'LNA');
  });

  it('is not repeated out of an export of another lender, nor out of an empty one', async () => {
    const admin = who('administrator');
    const empty = await exported(admin, 'LNA');
    const none = await askExport(admin, 'LNA', { exportId: empty._id, reason: 'x' });
    expect([none.status, none.body.message]).toEqual([409, 'This export holds no file.']);
    const other = await askExport(admin, 'LNB', { exportId: empty._id, reason: 'x' });
    expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([422, ['exportId']]);
  });
});

describe('an agency', () => {
  it('tells of the files that it handles, and leaves those of another agency to that one', async () => {
    const admin = who('administrator');
    const ours = await recalledFile(who('supervisor'), { clientId: lender('LNC') });
    const theirs = await recalledFile(who('supervisor'), { clientId: lender('LNC') });
    await host.app.db
      .updateTable('file')
      .set({ agencyId: lender('PAR') })
      .where('_id', '=', theirs._id)
      .execute();
    const waiting = await admin.call('GET', `/file/list?awaitsExport=true&clientId=${lender('LNC')}`);
    expect(waiting.body.total).toBe(1);
    const job = await exported(admin, 'LNC');
    const lines = (await linesOf(host, who('supervisor'), job._id)).join('\n');
    expect([lines.includes(ours.ref), lines.includes(theirs.ref)]).toEqual([true, false]);
    const named = await askExport(admin, 'LNC', { fileIds: [theirs._id] });
    expect([named.status, Object.keys(named.body.errors ?? {})]).toEqual([422, ['fileIds']]);
    const partner = await signIn(host, 'partner');
    expect((await listed(partner)).map(({ _id }) => _id)).not.toContain(job._id);
    expect((await fileOf(partner, job._id))[0]).toBe(404);
  });
});
