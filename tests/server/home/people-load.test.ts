import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

interface Load {
  readonly userId: string;
  readonly name: string;
  readonly files: number;
  readonly late: number;
  readonly deadlines: number;
  readonly lists: { readonly files: string; readonly late: string; readonly deadlines: string };
}

const loadOf = async (person: Person): Promise<readonly Load[]> =>
  (await person.call('GET', '/desk/home/load')).body.people as unknown as Load[];

const totalOf = async (person: Person, search: string): Promise<number> =>
  Number((await person.call('GET', `/file/list?${search}&page=1&size=1`)).body.total);

/** Puts somebody on a new file, which stands as these columns say. */
async function busy(host: TestHost, supervisor: Person, who: string, columns: object): Promise<void> {
  const fileId = await placeFile(supervisor);
  const put = await supervisor.call('PUT', '/userAssignment/', {
    fileId,
    userIds: [userId(who)],
    mode: 'add',
  });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  await sql`update file f set hold = r.hold, active = r.active, closed = r.closed, "nextDeadline" = r."nextDeadline", "statusDue" = r."statusDue"
    from jsonb_populate_record(null::file, ${JSON.stringify({ hold: false, active: true, closed: false, ...columns })}::jsonb) r
    where f._id = ${fileId}::uuid`.execute(host.app.db);
}

it('the load of people names also who is free, and counts the clocks of files on hold as the tile of deadlines does', async () => {
  const { host, close } = await openHost();
  const supervisor = await signIn(host, 'supervisor');
  const soon = { nextDeadline: '2026-11-22' };
  await busy(host, supervisor, 'file_manager', { ...soon, statusDue: '2026-11-19T12:00:00Z' });
  await busy(host, supervisor, 'file_manager', { ...soon, hold: true, active: false });
  await busy(host, supervisor, 'file_manager', { ...soon, closed: true, active: false });
  await busy(host, supervisor, 'remarketing_specialist', { statusDue: '2026-12-19T12:00:00Z' });
  // Sixty more of the agency who have nothing; two whose accounts are closed or not yet opened; and one of another agency.
  await sql`insert into "user" select made.* from "user" u, generate_series(1, 63) n,
    jsonb_populate_record(u, jsonb_build_object('_id', md5('free' || n)::uuid, 'email', 'free' || n || '@demo.example',
      'firstName', 'Free', 'lastName', lpad(n::text, 2, '0'),
      'userStatus', case n when 61 then 'deactivated' when 62 then 'invited' else 'active' end,
      'companyId', case n when 63 then ${companyId('PAR')}::uuid else u."companyId" end)) made
    where u._id = ${userId('file_manager')}::uuid`.execute(host.app.db);

  const people = await loadOf(supervisor);
  const of = (who: string) => people.find((one) => one.userId === userId(who));
  expect(of('file_manager')).toMatchObject({ userStatus: 'active', files: 1, late: 1, deadlines: 2 });
  expect(of('remarketing_specialist')).toMatchObject({ files: 1, late: 0, deadlines: 0 });
  expect(people.slice(0, 2).map((one) => one.userId)).toEqual([
    userId('file_manager'),
    userId('remarketing_specialist'),
  ]);
  const free = people.filter(({ name }) => name.startsWith('Free '));
  expect(free.map(({ name }) => name)).toEqual(
    Array.from({ length: 60 }, (_, index) => `Free ${String(index + 1).padStart(2, '0')}`),
  );
  expect(free.every(({ files, late, deadlines }) => files + late + deadlines === 0)).toBe(true);
  // Whose account is closed and who is on files still is named, and as whom.
  await sql`update "user" set "userStatus" = 'deactivated' where _id = ${userId('remarketing_specialist')}::uuid`.execute(
    host.app.db,
  );
  expect((await loadOf(supervisor))[1]).toMatchObject({ files: 1, userStatus: 'deactivated' });
  for (const { files, late, deadlines, lists } of [...people.slice(0, 3), ...free.slice(-1)])
    expect([
      await totalOf(supervisor, lists.files),
      await totalOf(supervisor, lists.late),
      await totalOf(supervisor, lists.deadlines),
    ]).toEqual([files, late, deadlines]);
  await close();
});

it('the load of people names to a vendor its own people alone, and to who places only their office’s, those', async () => {
  const { host, close } = await openHost();
  const load = async (who: string) => (await loadOf(await signIn(host, who))).map((one) => one.userId);
  const vendors = await load('vendor_manager');
  expect(vendors).toContain(userId('field_agent'));
  expect(vendors).not.toContain(userId('file_manager'));
  await sql`update "user" set "companyId" = ${companyId('NLR-QC')}::uuid where _id = ${userId('remarketing_specialist')}::uuid`.execute(
    host.app.db,
  );
  expect(await load('supervisor')).toContain(userId('remarketing_specialist'));
  const limited = await load('file_manager');
  expect(limited).toContain(userId('file_manager'));
  expect(limited).not.toContain(userId('remarketing_specialist'));
  await close();
});
