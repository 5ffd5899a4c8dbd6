import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { userId } from '../../support/network';
import { signIn } from '../../support/person';
import { linesOf } from '../../support/reports';

it('tells a lender of each of its own people when they last signed in, and of nobody else’s', async () => {
  const { host, close } = await openHost({ jobs: true, at: '2026-11-20T15:00:00.000Z' });
  try {
    const lender = await signIn(host, 'lender_supervisor');
    // Late on 31 October in Toronto: twenty days ago.
    await sql`update "user" set "lastLoginAt" = '2026-11-01T03:30:00Z' where _id = ${userId('lender_user')}::uuid`.execute(
      host.app.db,
    );
    await sql`update "user" set "deletedAt" = now() where _id = ${userId('lender_auditor')}::uuid`.execute(
      host.app.db,
    );
    const told = (await linesOf(host, lender, { reportType: 'user_access_review' })).map((line) =>
      ['Email', 'Days since sign-in'].map((name) => line[name]),
    );
    expect(told.sort()).toEqual([
      ['lender_supervisor@demo.example', '0'],
      ['lender_user@demo.example', '20'],
      // An office of theirs, whose one has never signed in.
      ['lender_west@demo.example', ''],
    ]);
    const french = await linesOf(host, lender, { reportType: 'user_access_review', language: 'fr' });
    expect(french.map((line) => line['Rôle']).sort()).toEqual([
      'Personnel du prêteur',
      'Personnel du prêteur',
      'Superviseur du prêteur',
    ]);
    const supervisor = await signIn(host, 'supervisor');
    const asked = { reportType: 'user_access_review', format: 'csv' };
    expect((await supervisor.call('POST', '/report/', asked)).status).toBe(403);
  } finally {
    await close();
  }
});
