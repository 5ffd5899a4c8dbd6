import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate';
import { sql } from 'kysely';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { enter } from '../../support/priced-fees';

let host: TestHost;
let close: () => Promise<void>;
let admin: Person;
let staff: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close } = await openHost());
  admin = await signIn(host, 'administrator');
  staff = await signIn(host, 'file_manager');
  fileId = (await placeFile(staff, { state: 'BC' }))._id;
});
afterAll(() => close());

const rowsOf = async (province: string) =>
  (await admin.call('GET', `/desk/provinceTax/list?province=${province}`)).body.data as unknown as {
    readonly _id: string;
    readonly effectiveFrom: string;
    readonly pstFees: readonly string[];
  }[];
const add = (values: object): Promise<Reply> =>
  admin.call('POST', '/desk/provinceTax/', {
    ...{ province: 'BC', gstRate: 5, pstRate: 7, pstName: 'PST', effectiveFrom: '2026-11-20' },
    ...values,
  });
/** The provincial tax on a fee of $200.00 that is entered today. */
const pstOn = async (feeType: string): Promise<unknown> =>
  (await enter(staff, fileId, feeType, { unitAmount: '200.00' })).body.pstAmount;

describe('the fees that bear the tax of a province', () => {
  it('stand in its rates, from a day on', async () => {
    const usual = ['key_cut', 'reconditioning', 'detailing', 'safety_inspection', 'legal_fee'];
    const traces = ['skip_trace_basic', 'skip_trace_enhanced', 'skip_located_bonus'];
    expect((await rowsOf('BC')).map((row) => [row.effectiveFrom, row.pstFees])).toEqual([
      ['2026-10-01', [...usual, ...traces]],
      ['2013-04-01', usual],
    ]);
    const asOf = async (day: string) => (await staff.call('GET', `/provinceTax/BC?asOf=${day}`)).body.pstFees;
    expect(await asOf('2026-09-30')).toEqual(usual);
    expect(await asOf('2026-10-01')).toEqual([...usual, ...traces]);
  });

  it('are changed by the administrator from a day on, and a fee is taxed as the rates of its day say', async () => {
    expect(await pstOn('storage_day')).toBe('0.00');
    expect(await pstOn('key_cut')).toBe('14.00');
    const [row] = await rowsOf('BC');
    const late = await admin.call('PATCH', '/desk/provinceTax/', { _id: row?._id, pstFees: ['storage_day'] });
    expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([409, ['pstFees']]);
    const refused = await (await signIn(host, 'supervisor')).call('POST', '/desk/provinceTax/', {});
    expect(refused.status).toBe(403);
    const added = await add({ pstFees: ['storage_day', 'legal_fee'], sourceTitle: 'Budget 2026' });
    expect([added.status, added.body.pstFees]).toEqual([201, ['storage_day', 'legal_fee']]);
    expect(await pstOn('storage_day')).toBe('14.00');
    expect(await pstOn('key_cut')).toBe('0.00');
    expect((await add({ pstFees: ['parking'], effectiveFrom: '2027-02-01' })).status).toBe(422);
  });

  it('stay as they are under new rates that do not name them, and are the usual ones where a tax begins', async () => {
    const later = await add({ pstRate: 8, effectiveFrom: '2027-01-01' });
    expect(later.body.pstFees).toEqual(['storage_day', 'legal_fee']);
    const none = await add({ pstFees: [], effectiveFrom: '2027-06-01' });
    expect(none.body.pstFees).toEqual([]);
    const alberta = await add({ province: 'AB', pstRate: 2, effectiveFrom: '2027-01-01' });
    expect(alberta.body.pstFees).toEqual(['key_cut', 'reconditioning', 'detailing', 'safety_inspection']);
  });
});

it('a house from before finds in its rates what it taxed by, and British Columbia’s parted where traces began', async () => {
  const old = await openHost();
  const { db } = old.host.app;
  await sql`delete from "provinceTax" where province = 'BC' and "effectiveFrom" = '2026-10-01'`.execute(db);
  await sql`update "provinceTax" set "effectiveTo" = null where province = 'BC'`.execute(db);
  const before = await sql<{ day: string }>`select "effectiveFrom"::text "day" from "provinceTax"`.execute(
    db,
  );
  await sql`alter table "provinceTax" drop column "pstFees"`.execute(db);
  await sql`delete from kysely_migration where name = '0091-fees-of-provincial-taxes'`.execute(db);
  await migrate(db);
  const told = async (where: ReturnType<typeof sql>) =>
    (
      await sql<{
        one: string;
      }>`select concat_ws(' ', province, "effectiveFrom", "effectiveTo", "pstFees"[5:]) one
        from "provinceTax" where ${where} order by province, "effectiveFrom"`.execute(db)
    ).rows.map(({ one }) => one);
  const traces = 'skip_trace_basic,skip_trace_enhanced,skip_located_bonus';
  expect(await told(sql`cardinality("pstFees") > 0`)).toEqual([
    'BC 2013-04-01 2026-09-30 {legal_fee}',
    `BC 2026-10-01 {legal_fee,${traces}}`,
    `MB 2019-07-01 {legal_fee,${traces}}`,
    `SK 2017-03-23 {legal_fee,${traces}}`,
  ]);
  expect(await told(sql`"pstFees" is null`)).toEqual([]);
  expect(await told(sql`true`)).toHaveLength(before.rows.length + 1);
  await old.close();
});
