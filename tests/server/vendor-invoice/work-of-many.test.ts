import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import type { Db } from '#server/database/tables';
import { companyId } from '../../support/network';
import type { Plan } from '../../support/rows-read';
import { acceptedFile, addPrice, openVendors } from '../../support/vendor-billing';

const jobs = 3_000;
/** So little memory for one step that many jobs do not fit into it, as twenty thousand do not into what a step has. */
const memory = '64kB';

/** As many jobs more as one file is: a file, its vendor and what that is owed. */
async function multiply(db: Db, fileId: string): Promise<void> {
  const copies = [
    ['file', '_id', `'ref', 'N' || n, 'bankAccountNumber', 'N' || n, 'serialNumber', null`],
    ['companyAssignment', 'fileId', `'fileId', md5('file' || n)::uuid`],
    ['fee', 'fileId', `'fileId', md5('file' || n)::uuid`],
  ] as const;
  for (const [table, by, own] of copies)
    await sql`insert into ${sql.table(table)} select made.* from generate_series(1, ${jobs}::integer) n
      join (select * from ${sql.table(table)} where ${sql.ref(by)} = ${fileId}) m on true
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(m)
        || jsonb_build_object('_id', md5(${sql.lit(table)} || n)::uuid, ${sql.raw(own)})) made`.execute(db);
  await sql`analyze`.execute(db);
}

/** How many rows all steps of a plan hand on, each time that they do. */
const handedOn = (plan: Plan): number =>
  plan['Actual Rows'] * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, one) => sum + handedOn(one), 0);

it('what a vendor has not billed is found by going through its jobs, and not through all fees for each of them', async () => {
  const { host, close, staff, vendor, accountant } = await openVendors();
  onTestFinished(close);
  const { db } = host.app;
  await addPrice(host, { feeType: 'towing_local', amount: '140.00' });
  const fileId = await acceptedFile(staff, vendor);
  const owed = { feeType: 'towing_local', direction: 'payable', incurredOn: '2026-11-10' };
  const { status: made } = await staff.call('POST', '/fee/', {
    fileId,
    companyId: companyId('V01'),
    ...owed,
  });
  expect(made).toBe(201);
  await multiply(db, fileId);

  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { status, body } = await accountant.call(
    'GET',
    `/desk/vendorInvoice/work?companyId=${companyId('V01')}`,
  );
  const statements = asked.mock.calls as unknown as [text: string, values: unknown[]][];
  asked.mockRestore();
  expect([status, body.total]).toEqual([200, jobs + 1]);
  const [text, parameters] = statements.find(([one]) => one.includes('with worked as')) ?? ['', []];
  const plan = await db.transaction().execute(async (within) => {
    await sql`set local work_mem = ${sql.lit(memory)}`.execute(within);
    await sql`set local hash_mem_multiplier = 1`.execute(within);
    const { rows } = await within.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      ...sql`${sql.raw('')}`.compile(db),
      sql: `explain (analyze, timing off, format json) ${text}`,
      parameters,
    });
    return rows[0]?.['QUERY PLAN'][0].Plan as Plan;
  });
  expect(handedOn(plan)).toBeLessThan(40 * jobs);
});
