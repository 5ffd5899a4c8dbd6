import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { companyId, engage, placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { carViews, photoOf, sendPhotos } from '../../support/photos';
import { bill, tow } from '../../support/vendor-billing';
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
  await sendPhotos(host, supervisor, busy, carViews.map(photoOf));
  await sendPhotos(host, supervisor, quiet, carViews.slice(1).map(photoOf));
  expect(await told()).toEqual([['2', '8', '2.5', '50', '2', '50', '1']]);
  // A client that asks for more photos than there are views has not got them; one that wants to hear each week was heard in time.
  const administrator = await signIn(host, 'administrator');
  const playbook = { photoCount: 40, updateCadenceHours: 240 };
  const asked = await administrator.call('PATCH', '/company/', { _id: companyId('LNA'), playbook });
  expect(asked.status).toBe(200);
  expect(await told()).toEqual([['2', '8', '2.5', '100', '2', '0', '1']]);
  await close();
});

it('a scorecard counts the invoices sent back on the files that it is on: those of who reads it, of its days and province', async () => {
  const { host, close } = await openHost({ jobs: true });
  const { db } = host.app;
  const [supervisor, partner] = [await signIn(host, 'supervisor'), await signIn(host, 'partner')];
  const vendor = await signIn(host, 'vendor_manager');
  const files: string[] = [];
  for (let count = 0; count < 4; count += 1) files.push(await placeFile(supervisor));
  for (const fileId of files) await engage(supervisor, fileId, 'V01', vendor);
  const [first = '', second = '', early = '', foreign = ''] = files;
  // One of two files, one of last month in Alberta, one on a file that the partner handles; and one that nobody sent back.
  const bills = [[first, second], [early], [foreign], [second]];
  for (const [index, of] of bills.entries()) {
    const { status, body } = await bill(
      vendor,
      of.map((fileId) => tow(fileId)),
      { invoiceNumber: `S-${index}` },
    );
    expect(status, JSON.stringify(body)).toBe(201);
  }
  await sql`update "vendorInvoice" set "invoiceStatus" = 'disputed' where "invoiceNumber" = any(array['S-0', 'S-1', 'S-2'])`.execute(
    db,
  );
  await sql`update "companyAssignment" set "assignedAt" = case when "fileId" = ${early}::uuid then timestamptz '2026-10-15 12:00Z'
    else timestamptz '2026-11-10 12:00Z' end`.execute(db);
  await sql`update file set state = 'AB' where _id = ${early}::uuid`.execute(db);
  await sql`update file set "agencyId" = ${companyId('PAR')}::uuid where _id = ${foreign}::uuid`.execute(db);
  const told = async (person: Person, parameters: object = {}) =>
    (await linesOf(host, person, { reportType: 'vendor_scorecard', parameters })).map((line) => [
      line.Assignments,
      line['Invoices sent back'],
    ]);
  expect(await told(supervisor)).toEqual([['3', '2']]);
  expect(await told(partner)).toEqual([['1', '1']]);
  expect(await told(supervisor, { dateFrom: '2026-11-01' })).toEqual([['2', '1']]);
  expect(await told(supervisor, { dateTo: '2026-10-31' })).toEqual([['1', '1']]);
  expect(await told(supervisor, { state: 'ON' })).toEqual([['2', '1']]);
  expect(await told(partner, { dateTo: '2026-10-31' })).toEqual([]);
  await close();
});
