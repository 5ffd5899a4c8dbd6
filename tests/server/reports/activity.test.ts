import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { engage, placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';
import { linesOf } from '../../support/reports';

it('tells of each agent’s day, with the way between attempts, and of complaints with what was answered', async () => {
  const { host, close } = await openHost({ jobs: true });
  try {
    const supervisor = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const fileId = await placeFile(supervisor);
    await engage(supervisor, fileId, 'V01', vendor);
    const { db } = host.app;
    // Toronto to Mississauga is 0.2 degrees of longitude: 16.1 km at 43.6° north. The third has no place; the fourth is another day.
    const tries = [
      ['2026-11-18T14:05:00Z', 'no_contact', 43.6, -79.4, '09-17'],
      ['2026-11-18T22:40:00Z', 'contact', 43.6, -79.6, '17-21'],
      ['2026-11-18T23:10:00Z', 'secured', null, null, '17-21'],
      ['2026-11-19T15:00:00Z', 'negative', 43.6, -79.4, '09-17'],
    ] as const;
    for (const [at, outcome, latitude, longitude, band] of tries)
      await sql`insert into attempt (_id, "fileId", at, outcome, latitude, longitude, "timeBand", "agentUserId", "companyId",
        "createdAt", "updatedAt", version)
        select gen_random_uuid(), ${fileId}::uuid, ${at}, ${outcome}, ${latitude}, ${longitude}, ${band}, u._id, u."companyId",
          ${at}, ${at}, 1 from "user" u where u._id = ${userId('vendor_manager')}::uuid`.execute(db);
    const told = (lines: readonly Record<string, unknown>[]) =>
      lines.map((line) =>
        [
          'Day',
          'Attempts',
          'First at',
          'Last at',
          'Secured',
          'Somebody met',
          'Without result',
          'Kilometres',
          '6:00 to 9:00',
          '9:00 to 17:00',
          '17:00 to 21:00',
          '21:00 to 6:00',
        ].map((column) => String(line[column])),
      );
    const days = [
      ['2026-11-18', '3', '09:05', '18:10', '1', '1', '1', '16.1', '0', '1', '2', '0'],
      ['2026-11-19', '1', '10:00', '10:00', '0', '0', '1', '0', '0', '1', '0', '0'],
    ];
    expect(told(await linesOf(host, supervisor, { reportType: 'agent_activity' }))).toEqual(days);
    expect(
      told(
        await linesOf(host, vendor, { reportType: 'agent_activity', parameters: { dateFrom: '2026-11-19' } }),
      ),
    ).toEqual(days.slice(1));
    const of = (agentUserId: string) =>
      linesOf(host, supervisor, { reportType: 'agent_activity', parameters: { agentUserId } });
    expect(told(await of(userId('vendor_manager')))).toEqual(days);
    expect(await of(userId('field_agent'))).toEqual([]);

    const note = { fileId, noteType: 'complaint', body: 'Your driver broke my gate.', audience: 'internal' };
    const { body } = await supervisor.call('POST', '/note/', note);
    await supervisor.call('POST', '/note/', { ...note, noteType: 'general', body: 'No complaint.' });
    await supervisor.call('POST', '/note/', {
      fileId,
      body: 'Looked into: it was not ours.',
      audience: 'internal',
      replyToNoteId: body._id,
    });
    const complaints = await linesOf(host, supervisor, { reportType: 'complaints' });
    expect(complaints.map((line) => [line.Day, line.Answer, line.Days])).toEqual([
      ['2026-11-20', 'Looked into: it was not ours.', '0'],
    ]);
  } finally {
    await close();
  }
});
