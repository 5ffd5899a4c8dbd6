import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHost } from '../support/host';
import { companyId, placeFile, userId } from '../support/network';
import { signIn } from '../support/person';

it('who sends a client’s notices is reminded of the one that is to be served, until it is', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const waits = async (noticeResponsible: string | null): Promise<string> => {
    const terms = { _id: companyId('LNA'), playbook: { noticeResponsible } };
    expect((await staff.call('PATCH', '/company/', terms)).status).toBe(200);
    const fileId = await placeFile(staff);
    await sql`update file set stage = 'secured', status = 'secured_complete' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const moved = await staff.call('PATCH', '/file/', { _id: fileId, status: 'notice_pending' });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    return fileId;
  };
  const reminded = async (fileId: string): Promise<unknown[]> => {
    const { rows } = await sql<{ userId: string; status: string; due: boolean; type: string }>`
      select r."userId", r.status, r."dueDate" = f."statusDue" due, r."reminderType" type from reminder r join file f on f._id = r."fileId"
      where r."fileId" = ${fileId}::uuid and r.title->>'key' = 'files.noticeToServe'`.execute(host.app.db);
    return rows;
  };
  const open = { status: 'open', due: true, type: 'notice_deadline' };
  const [silent, ours, theirs] = [await waits(null), await waits('agency'), await waits('client')];
  expect(await reminded(silent)).toEqual([]);
  expect(await reminded(ours)).toEqual([{ userId: userId('supervisor'), ...open }]);
  expect(await reminded(theirs)).toEqual([{ userId: userId('lender_supervisor'), ...open }]);

  const client = await signIn(host, 'lender_supervisor');
  const { body } = await client.call('GET', `/reminder/list?fileId=${theirs}`);
  const titles = (body.data as unknown as { title: string }[]).map(({ title }) => title);
  expect(titles).toEqual([expect.stringMatching(/^Serve the notice of file /)]);

  const away = { _id: theirs, status: 'legal_review', statusReason: 'The debtor disputes the default.' };
  const moved = await staff.call('PATCH', '/file/', away);
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect(await reminded(theirs)).toMatchObject([{ status: 'completed' }]);
});
