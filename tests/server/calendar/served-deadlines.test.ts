import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { companyId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';

/**
 * Fifteen clear days lie between the service by hand of an Ontario notice of disposition and the first day of sale. The day is Friday
 * 20 November 2026; what is due is written down from a calendar.
 */
const served = [
  { on: '2026-11-09', due: '2026-11-25', client: 'LNB' },
  { on: '2026-11-04', due: '2026-11-20', client: 'LNA' },
  { on: '2026-11-10', due: '2026-11-26', client: 'LNA' },
] as const;

it('the deadlines that follow from notices are sorted and found in the list, and stand in the calendar', async () => {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const manager = await signIn(host, 'file_manager');
  const refs: Record<string, string> = {};
  for (const { on, due, client } of served) {
    const { _id: fileId, ref } = await placeFile(supervisor, {
      ...{
        clientId: companyId(client),
        assignmentDate: '2026-09-01T14:00:00Z',
        contractType: 'secured_loan',
      },
    });
    refs[due] = ref;
    const debtor = { fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Sample' };
    const { body: party } = await supervisor.call('POST', '/relatedParty/', debtor);
    const documentId = await addDocument(host, [fileId], { documentType: 'proof_of_service' });
    await sql`update file set stage = 'notice_period', status = 'notice_pending' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const { status, body } = await supervisor.call('POST', '/desk/file/recordService', {
      ...{ fileId, documentId, noticeKind: 'disposition', method: 'personal', servedDate: on },
      relatedPartyIds: [party._id],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    if (due === '2026-11-26')
      await supervisor.call('PUT', '/userAssignment/', { fileId, userIds: [userId('file_manager')] });
  }
  const listed = async (asked: string) => {
    const { status, body } = await supervisor.call('GET', `/file/list?${asked}`);
    expect(status, JSON.stringify(body)).toBe(200);
    const rows = body.data as unknown as { ref: string; nextDeadline: string; nextDeadlineKind: string }[];
    return rows.map(({ ref, nextDeadline, nextDeadlineKind }) => [ref, nextDeadline, nextDeadlineKind]);
  };
  const row = (due: string) => [refs[due], due, 'disposition'];
  const all = ['2026-11-20', '2026-11-25', '2026-11-26'];
  const from = 'nextDeadlineFrom=2026-11-20';
  expect(await listed(`${from}&sortBy=nextDeadline`)).toEqual(all.map(row));
  expect(await listed(`${from}&sortBy=-nextDeadline`)).toEqual(all.toReversed().map(row));
  expect(await listed('nextDeadlineFrom=2026-11-21&nextDeadlineTo=2026-11-25')).toEqual([row('2026-11-25')]);
  expect(await listed('nextDeadlineTo=2026-11-19')).toEqual([]);
  expect(await listed(`${from}&nextDeadlineKind=objection`)).toEqual([]);
  // Redemption lasts until the asset is disposed of: no day ends it, and none is looked for.
  const { status, body } = await supervisor.call('GET', `/file/list?${from}&nextDeadlineKind=redemption`);
  expect([status, body.code]).toEqual([400, 'MALFORMED']);

  const feed = async (person: Person, narrowed = ''): Promise<string[]> => {
    const { body } = await person.call('POST', '/desk/calendar/address', {});
    const url = `${String(body.url).replace(/^https?:\/\/[^/]+/, '')}${narrowed}`;
    const text = (await host.server.inject({ method: 'GET', url })).body.replace(/\r\n /g, '');
    return text
      .split('\r\n')
      .flatMap((line) => /^(?:DTSTART;VALUE=DATE|SUMMARY):(.+)$/.exec(line)?.[1] ?? []);
  };
  const event = (due: string) => [due.replaceAll('-', ''), `Notice of disposition: ${refs[due]}`];
  expect(await feed(supervisor)).toEqual(all.flatMap(event));
  expect(await feed(supervisor, `?clientId=${companyId('LNB')}`)).toEqual(event('2026-11-25'));
  expect(await feed(manager, '?mine=true')).toEqual(event('2026-11-26'));
  // A lender's people have the calendar of their own house.
  expect(await feed(await signIn(host, 'lender_supervisor'))).toEqual(
    ['2026-11-20', '2026-11-26'].flatMap(event),
  );
});
