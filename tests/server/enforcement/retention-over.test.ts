import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
});
afterAll(() => close());

/** A held unit of which it was proposed on 10 November 2026, by hand, to keep it for the debt. */
async function proposed(state: string): Promise<{ fileId: string; ref: string }> {
  const { _id: fileId } = await placeFile(supervisor, {
    ...{ assignmentDate: '2026-09-01T14:00:00Z', contractType: 'secured_loan', state },
  });
  const party = { fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Sample' };
  const debtor = await supervisor.call('POST', '/relatedParty/', party);
  await sql`update file set stage = 'notice_period', status = 'notice_pending',
    recovery = '{"securedDate": "2026-10-01"}' where _id = ${fileId}::uuid`.execute(host.app.db);
  const { status, body } = await supervisor.call('POST', '/desk/file/recordService', {
    ...{ fileId, noticeKind: 'retention', method: 'personal', servedDate: '2026-11-10' },
    relatedPartyIds: [debtor.body._id],
    documentId: await addDocument(host, [fileId], { documentType: 'notice_of_retention' }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { fileId, ref: String(body.ref) };
}

/** The titles on the desks of the file's people, with how each reminder stands. */
async function desks(fileId: string): Promise<readonly unknown[]> {
  const { rows } = await sql<{ title: { key: string }; status: string; isStatutory: boolean }>`
    select distinct title, status, "isStatutory" from reminder where "fileId" = ${fileId}::uuid
      and (title->>'key' like 'files.mayBeKept%' or title->>'key' = 'files.clockEnds')`.execute(host.app.db);
  return rows.map(({ title, status, isStatutory }) => [title.key, status, isStatutory]);
}

describe('a proposal to keep the asset', () => {
  it('stands with its last day, and once nobody objected in time the desk is told that it may be kept', async () => {
    const brunswick = await proposed('NB');
    const ontario = await proposed('ON');
    const objected = await proposed('NB');
    const untold = [['files.clockEnds', 'open', true]];
    expect(await desks(brunswick.fileId)).toEqual(untold);
    await sql`update file set notice = coalesce(notice, '{}') || '{"objectionDate": "2026-11-18"}'
      where _id = ${objected.fileId}::uuid`.execute(host.app.db);

    // Wednesday 25 November is the fifteenth day, and the last.
    host.passes(5 * 24 * 3600);
    await sweep(host.app);
    expect(await desks(brunswick.fileId)).toEqual(untold);

    host.passes(24 * 3600);
    await sweep(host.app);
    await sweep(host.app);
    expect(await desks(brunswick.fileId)).toEqual(
      expect.arrayContaining([
        ['files.clockEnds', 'cancelled', true],
        ['files.mayBeKept', 'open', true],
      ]),
    );
    // There the term rests on a rule that nobody has confirmed.
    expect(await desks(ontario.fileId)).toContainEqual(['files.mayBeKeptOnceConfirmed', 'open', true]);
    expect(await desks(objected.fileId)).toEqual([['files.clockEnds', 'cancelled', true]]);
    // A week later everybody has to sign in anew.
    supervisor = await signIn(host, 'supervisor');
    const { body } = await supervisor.call('GET', `/reminder/list?fileId=${brunswick.fileId}&view=file`);
    expect(JSON.stringify(body)).toContain(
      `The time to object is over: what is held on ${brunswick.ref} may be kept for the debt`,
    );
    const { rows } = await sql<{ many: number }>`select count(*)::integer many from reminder
      where "fileId" = ${brunswick.fileId}::uuid and title->>'key' = 'files.mayBeKept' group by "userId"`.execute(
      host.app.db,
    );
    expect(rows.map(({ many }) => many)).toEqual(rows.map(() => 1));
  });
});
