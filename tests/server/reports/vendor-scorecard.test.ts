import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { photoSlotsOf } from '#contract/lifecycles/seizure-photos';
import { jpeg } from '../../support/document-bytes';
import { openHost } from '../../support/host';
import { companyId, engage, placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';
import { sendPhotos } from '../../support/photos';
import { linesOf } from '../../support/reports';

it('a scorecard tells how soon a vendor tries, how often, whether it is heard of in time, its photos and its complaints', async () => {
  const { host, close } = await openHost({ jobs: true });
  const { db } = host.app;
  const supervisor = await signIn(host, 'supervisor');
  const vendor = await signIn(host, 'vendor_manager');
  const [busy, quiet] = [await placeFile(supervisor), await placeFile(supervisor)];
  for (const fileId of [busy, quiet]) await engage(supervisor, fileId, 'V01', vendor);
  await sql`update "companyAssignment" set "assignedAt" = '2026-11-10T12:00:00Z', "acceptedAt" = '2026-11-10T14:00:00Z'`.execute(
    db,
  );
  // Of the one file something is heard at least every 72 hours, as where its client says nothing else; of the other for ten days not.
  const tries = [
    [busy, '2026-11-10T20:00:00Z'],
    [busy, '2026-11-12T20:00:00Z'],
    [busy, '2026-11-15T18:00:00Z'],
    [busy, '2026-11-18T12:00:00Z'],
    [quiet, '2026-11-11T00:00:00Z'],
  ] as const;
  for (const [fileId, at] of tries)
    await sql`insert into attempt (_id, "fileId", at, outcome, "timeBand", "agentUserId", "companyId", "createdAt", "updatedAt", version)
      select gen_random_uuid(), ${fileId}::uuid, ${at}, 'no_contact', '09-17', u._id, u."companyId", ${at}, ${at}, 1
      from "user" u where u._id = ${userId('vendor_manager')}::uuid`.execute(db);
  const complaint = { noteType: 'complaint', body: 'Your driver broke my gate.', audience: 'internal' };
  await supervisor.call('POST', '/note/', { fileId: quiet, ...complaint });
  await supervisor.call('POST', '/note/', { fileId: quiet, ...complaint, noteType: 'general' });
  const names = [
    ...[
      'Assignments',
      'Hours to the first attempt',
      'Attempts a file',
      'Heard of in time, % of those accepted',
    ],
    ...['Recovered files', 'Photos complete, % of those recovered', 'Complaints'],
  ];
  const told = async () =>
    (await linesOf(host, supervisor, { reportType: 'vendor_scorecard' })).map((line) =>
      names.map((name) => line[name]),
    );
  // Six hours and ten; four attempts and one.
  expect(await told()).toEqual([['2', '8', '2.5', '50', '0', '', '1']]);

  await sql`update file set recovery = ${JSON.stringify({ securedDate: '2026-11-18', vendorCompanyId: companyId('V01') })}::jsonb`.execute(
    db,
  );
  const views = photoSlotsOf('automobile');
  const photo = (slot: string) => ({ name: `${slot}.jpg`, bytes: jpeg(), slot });
  await sendPhotos(host, supervisor, busy, views.map(photo));
  await sendPhotos(host, supervisor, quiet, views.slice(1).map(photo));
  expect(await told()).toEqual([['2', '8', '2.5', '50', '2', '50', '1']]);
  // A client that asks for more photos than there are views has not got them; one that wants to hear each week was heard in time.
  const playbook = async (said: object) =>
    db
      .updateTable('company')
      .set({ playbook: JSON.stringify(said) })
      .where('_id', '=', companyId('LNA'))
      .execute();
  await playbook({ photoCount: 40, updateCadenceHours: 240 });
  expect(await told()).toEqual([['2', '8', '2.5', '100', '2', '0', '1']]);
  await close();
});
