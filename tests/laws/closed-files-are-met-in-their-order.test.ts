import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { fillNastyHouse } from '../support/nasty-house';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId } from '../support/network';
import { pageAsked } from '../support/page-asked';
import { signIn } from '../support/person';
import { rowsReadBy } from '../support/rows-read';

/** Files that are worked on stand before all that are closed, as they do in every house; of these half were told to their lenders. */
const open = 6_000;
const closed = 9_000;

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  await sql`update file set "lastActivityDate" = '2026-11-19T15:00:00Z' where closed`.execute(db);
  await sql`insert into file select made.* from generate_series(1, ${open + closed}::integer) n
    join (select * from file where "deletedAt" is null order by _id limit 1) m on true
    cross join lateral (select n > ${open} ended) w
    cross join lateral jsonb_populate_record(null::file, to_jsonb(m) || jsonb_build_object(
      '_id', md5(n::text)::uuid, 'ref', 'MANY-' || n, 'bankAccountNumber', 'M' || n, 'agencyId', ${companyId('NLR')}::text,
      'closed', ended, 'active', not ended, 'stage', case when ended then 'close_out' else 'intake' end,
      'status', case when ended then 'closed' else 'new_assignment' end, 'closedDate', case when ended then timestamptz '2026-01-01' end,
      'exportedAt', case when n % 2 = 0 then timestamptz '2026-02-01' end, 'statusDue', timestamptz '2026-11-01' + n * interval '5 minutes',
      'lastActivityDate', case when ended then timestamptz '2020-01-01' + n / 3 * interval '1 minute' else timestamptz '2026-11-20' end)) made`.execute(
    db,
  );
  await sql`vacuum analyze file`.execute(db);
}, 120_000);
afterAll(() => close());

it.each([
  ['administrator', 'closed=true', 'closed'],
  ['supervisor', 'closed=true', 'closed'],
  ['administrator', 'closedDateTo=2026-06-01', 'closed'],
  ['administrator', 'closedDateFrom=2025-12-31', 'closed'],
  ['supervisor', 'closedDateTo=2026-06-01', 'closed'],
  ['supervisor', 'awaitsExport=true', 'closed and "exportedAt" is null'],
  ['supervisor', 'closed=true&awaitsExport=true', 'closed and "exportedAt" is null'],
  ['supervisor', 'closed=true&awaitsExport=false', 'closed and "exportedAt" is not null'],
])('for a %s those of %s are met page by page, and no others', async (who, filter, condition) => {
  const me = await signIn(host, who);
  for (const [page, way] of [
    [1, 'desc'],
    [4, 'desc'],
    [2, ''],
  ] as const) {
    const asked = vi.spyOn(PreparingClient.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    const sort = way ? '-lastActivityDate' : 'lastActivityDate';
    const { status, body } = await me.call('GET', `/file/list?${filter}&sortBy=${sort}&page=${page}`);
    const [text, values] = pageAsked(asked.mock.calls);
    asked.mockRestore();
    expect(status, JSON.stringify(body)).toBe(200);
    const { data, total } = body as unknown as { data: { _id: string }[]; total: number };
    const mine =
      who === 'administrator'
        ? sql`true`
        : sql`"agencyId" = any(${[companyId('NLR'), companyId('NLR-QC')]}::uuid[])`;
    const { rows } = await sql<{ _id: string }>`
      select _id from file where ${sql.raw(condition)} and "deletedAt" is null and ${mine}
      order by "lastActivityDate" ${sql.raw(way)}, _id ${sql.raw(way)}`.execute(host.app.db);
    expect(total).toBe(rows.length);
    expect(data.map(({ _id }) => _id)).toEqual(rows.slice((page - 1) * 25, page * 25).map(({ _id }) => _id));
    expect(await rowsReadBy(host.app.db, text, values)).toBeLessThan(page * 25 * 4 + 100);
  }
});

it('what is late is counted by the index of its days, whatever is on hold', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*) from file t where t."deletedAt" is null and t."statusDue" < timestamptz '2026-11-10' and not t.hold`.execute(
    host.app.db,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using file_status_due');
});
