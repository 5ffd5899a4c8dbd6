import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dueInQuebec } from '#server/database/migrations/0166-due-in-quebec';
import { startHost } from '../../support/host';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';

it('An update says in Québec by when a notice is over that was sent before it, and nothing else of any file', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const waits = async (surrenderFrom: string | null, more = {}): Promise<string> => {
    const { _id } = await placeFile(staff);
    const row = {
      status: 'notice_sent',
      state: 'QC',
      statusDue: null,
      priorNotice: { surrenderFrom },
      ...more,
    };
    await sql`update file f set status = r.status, state = r.state, "statusDue" = r."statusDue", "priorNotice" = r."priorNotice"
      from jsonb_populate_record(null::file, ${JSON.stringify(row)}::jsonb) r where f._id = ${_id}::uuid`.execute(
      host.app.db,
    );
    return _id;
  };
  const said = '2026-12-01T17:00:00.000Z';
  const ids = [
    await waits('2026-11-23'),
    await waits('2026-07-02'),
    await waits(null),
    await waits('2026-11-23', { state: 'ON' }),
    await waits('2026-11-23', { status: 'notice_pending' }),
    await waits('2026-11-23', { statusDue: said }),
  ];

  await host.app.db.transaction().execute((tx) => dueInQuebec.up(tx));

  const { rows } = await sql<{ _id: string; statusDue: string | null }>`
    select _id, "statusDue" from file`.execute(host.app.db);
  const due = (id: string) => rows.find(({ _id }) => _id === id)?.statusDue ?? null;
  expect(ids.map(due)).toEqual([
    ...['2026-11-24T04:59:59.000Z', '2026-07-03T03:59:59.000Z', null, null, null, said],
  ]);
});
