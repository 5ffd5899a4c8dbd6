import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openHost, startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { takenFile } from '../../support/priced-fees';

let host: TestHost;
let close: () => Promise<void>;
let admin: Person;
let staff: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  admin = await signIn(host, 'administrator');
  staff = await signIn(host, 'file_manager');
});
afterAll(() => close());

/** Has Lender A live somewhere, for its taxes. */
const movesTo = async (taxationState: string): Promise<void> => {
  const { status } = await admin.call('PATCH', '/company/', { _id: companyId('LNA'), taxationState });
  expect(status).toBe(200);
};
const enter = (by: Person, fileId: string, feeType: string, given: object = {}): Promise<Reply> =>
  by.call('POST', '/fee/', {
    ...{ fileId, feeType, direction: 'receivable', companyId: companyId('LNA') },
    ...{ incurredOn: '2026-11-19', unitAmount: '200.00', ...given },
  });
const taxesOf = ({ body }: Reply): unknown[] => [
  ...[body.gstAmount, body.hstAmount, body.pstAmount, body.qstAmount],
];
const told = (reply: Reply): unknown[] => [
  reply.body.state,
  reply.body.stateGround,
  ...taxesOf(reply),
  reply.body.totalAmount,
];

type Taxes = readonly [gst: string, hst: string, pst: string, qst: string];
const gst: Taxes = ['10.00', '0.00', '0.00', '0.00'];
const hst = (amount: string): Taxes => ['0.00', amount, '0.00', '0.00'];
const pst = (amount: string): Taxes => ['10.00', '0.00', amount, '0.00'];
const qst: Taxes = ['10.00', '0.00', '0.00', '19.95'];

/** The taxes on $200.00 on 20 November 2026, reckoned by hand: on storage, on a key, on legal work and on a trace. */
const table: readonly (readonly [
  province: string,
  storage: Taxes,
  key: Taxes,
  legal: Taxes,
  trace: Taxes,
])[] = [
  ['AB', gst, gst, gst, gst],
  ['BC', gst, pst('14.00'), pst('14.00'), pst('14.00')],
  ['MB', gst, pst('14.00'), pst('14.00'), pst('14.00')],
  ['NB', hst('30.00'), hst('30.00'), hst('30.00'), hst('30.00')],
  ['NL', hst('30.00'), hst('30.00'), hst('30.00'), hst('30.00')],
  ['NS', hst('28.00'), hst('28.00'), hst('28.00'), hst('28.00')],
  ['NT', gst, gst, gst, gst],
  ['NU', gst, gst, gst, gst],
  ['ON', hst('26.00'), hst('26.00'), hst('26.00'), hst('26.00')],
  ['PE', hst('30.00'), hst('30.00'), hst('30.00'), hst('30.00')],
  ['QC', qst, qst, qst, qst],
  ['SK', gst, pst('12.00'), pst('12.00'), pst('12.00')],
  ['YT', gst, gst, gst, gst],
];

describe.each(table)('in %s', (province, storage, key, legal, trace) => {
  test('services to goods are taxed where the goods are, and what is paid out or exempt is not', async () => {
    await movesTo('AB');
    const { _id } = await placeFile(staff, { state: province });
    for (const [feeType, taxes] of [
      ['storage_day', storage],
      ['key_cut', key],
      ['court_costs', ['0.00', '0.00', '0.00', '0.00']],
      ['insurance_binder', ['0.00', '0.00', '0.00', '0.00']],
    ] as const) {
      const reply = await enter(staff, _id, feeType);
      expect([feeType, reply.body.state, reply.body.stateGround, ...taxesOf(reply)]).toEqual([
        ...[feeType, province, 'goods', ...taxes],
      ]);
    }
  });

  test('general services are taxed by the address of who is charged, wherever the goods are', async () => {
    await movesTo(province);
    const { _id } = await placeFile(staff, { state: province === 'ON' ? 'AB' : 'ON' });
    for (const [feeType, taxes] of [
      ['legal_fee', legal],
      ['skip_trace_basic', trace],
      ['assignment_admin', storage],
      ['search_vehicle_history', storage],
      ['notice_preparation', storage],
    ] as const) {
      const reply = await enter(staff, _id, feeType);
      expect([feeType, reply.body.state, reply.body.stateGround, ...taxesOf(reply)]).toEqual([
        ...[feeType, province, 'recipient', ...taxes],
      ]);
    }
  });
});

describe('across a border', () => {
  it('freight is taxed at its destination, and what is kept where it is kept', async () => {
    await movesTo('ON');
    const { _id } = await placeFile(staff, { state: 'ON' });
    const before = await enter(staff, _id, 'towing_local');
    expect(told(before)).toEqual(['ON', 'destination', '0.00', '26.00', '0.00', '0.00', '226.00']);
    // The lot of a vendor of Québec: what is brought there and kept there is supplied there, what was seized here is not.
    const lot = await host.app.db
      .selectFrom('company')
      .select('_id')
      .where('state', '=', 'QC')
      .where('activityType', '<>', 'lender')
      .executeTakeFirstOrThrow();
    const moved = await staff.call('PATCH', '/file/', { _id, storage: { lotCompanyId: lot._id } });
    expect([moved.status, moved.body.errors]).toEqual([200, undefined]);
    const inQuebec = ['10.00', '0.00', '0.00', '19.95', '229.95'];
    expect(told(await enter(staff, _id, 'towing_local'))).toEqual(['QC', 'destination', ...inQuebec]);
    expect(told(await enter(staff, _id, 'storage_day'))).toEqual(['QC', 'goods', ...inQuebec]);
    const seized = await enter(staff, _id, 'repossession_involuntary');
    expect(told(seized)).toEqual(['ON', 'goods', '0.00', '26.00', '0.00', '0.00', '226.00']);
    // What stood before the goods were moved stays as it was.
    expect((await staff.call('GET', `/fee/${String(before.body._id)}`)).body.state).toBe('ON');
  });

  it('what is owed to a vendor is taxed by the address of the agency, which receives it', async () => {
    const fileId = await takenFile(staff, await signIn(host, 'vendor_manager'));
    const house = (taxationState: string) =>
      admin.call('PATCH', '/company/', { _id: companyId('NLR'), taxationState });
    expect((await house('QC')).status).toBe(200);
    const owed = { direction: 'payable', companyId: companyId('V01') };
    const reply = await enter(staff, fileId, 'skip_trace_basic', owed);
    expect([reply.body.state, reply.body.stateGround]).toEqual(['QC', 'recipient']);
    expect((await house('ON')).status).toBe(200);
  });

  it('what a fee would be is reckoned where it would be taxed', async () => {
    const { _id } = await placeFile(staff, { state: 'AB' });
    const priced = await staff.call(
      'GET',
      `/desk/fee/pricing?fileId=${_id}&companyId=${companyId('LNA')}&direction=receivable&feeType=skip_trace_basic&incurredOn=2026-11-19`,
    );
    expect(priced.body).toMatchObject({ state: 'ON', stateGround: 'recipient', taxedOn: '2026-11-20' });
    const stated = await staff.call(
      'GET',
      `/desk/fee/pricing?fileId=${_id}&companyId=${companyId('LNA')}&direction=receivable&feeType=skip_trace_basic&incurredOn=2026-11-19&state=QC`,
    );
    expect(stated.body).toMatchObject({ state: 'QC', stateGround: 'stated' });
  });
});

describe('a person', () => {
  it('has a fee taxed elsewhere with a reason, and by the rules again without', async () => {
    await movesTo('ON');
    const { _id } = await placeFile(staff, { state: 'ON' });
    const without = await enter(staff, _id, 'storage_day', { state: 'QC' });
    expect([without.status, without.body.errors]).toEqual([
      422,
      { stateReason: 'its place of supply is ON: say why it is taxed elsewhere' },
    ]);
    const stateReason = 'Kept in Gatineau, whatever the file says';
    const stated = await enter(staff, _id, 'storage_day', { state: 'QC', stateReason });
    expect(stated.body).toMatchObject({ state: 'QC', stateGround: 'stated', stateReason });
    expect(taxesOf(stated)).toEqual(qst);
    const patch = (change: object) => staff.call('PATCH', '/fee/', { _id: stated.body._id, ...change });
    expect((await patch({ quantity: 2 })).body).toMatchObject({ state: 'QC', qstAmount: '39.90' });
    expect((await patch({ stateReason: null })).status).toBe(422);
    const back = await patch({ state: null, stateReason: null });
    expect(back.body).toMatchObject({ state: 'ON', stateGround: 'goods', hstAmount: '52.00' });
    expect((await patch({ state: 'SK' })).status).toBe(422);
  });
});

/** Enters a fee of $200.00 on one day and bills it on another: what the fee said, and what its invoice carries. */
async function billedLater(at: string, days: number, feeType: string, state: string, client: string) {
  const there = await startHost({ at });
  const boss = await signIn(there, 'administrator');
  await boss.call('PATCH', '/company/', { _id: companyId('LNA'), taxationState: client });
  const by = await signIn(there, 'accountant');
  const { _id: fileId } = await placeFile(boss, { state });
  const fee = await enter(by, fileId, feeType, { incurredOn: at.slice(0, 10), status: 'approved' });
  expect([fee.status, fee.body.status]).toEqual([201, 'approved']);
  there.passes(days * 24 * 3600);
  const later = await signIn(there, 'accountant');
  const { body: draft } = await later.call('POST', '/invoice/', { fileId, feeIds: [fee.body._id] });
  const issued = await later.call('PATCH', '/invoice/', { _id: draft._id, status: 'issued' });
  expect([issued.status, issued.body.message]).toEqual([200, undefined]);
  const [line] = issued.body.lines as unknown as Record<string, unknown>[];
  return { fee: taxesOf(fee), line: [line?.gst, line?.hst, line?.pst, line?.qst], total: issued.body.total };
}

describe('the rate', () => {
  it.each([
    [
      'of Nova Scotia to its last day',
      '2025-03-31T15:00:00.000Z',
      0,
      'storage_day',
      'NS',
      '30.00',
      hst('30.00'),
      '230.00',
    ],
    [
      'of Nova Scotia after, for work of March',
      '2025-03-31T15:00:00.000Z',
      1,
      'storage_day',
      'NS',
      '30.00',
      hst('28.00'),
      '228.00',
    ],
    [
      'of Newfoundland, which did not change',
      '2025-03-31T15:00:00.000Z',
      1,
      'storage_day',
      'NL',
      '30.00',
      hst('30.00'),
      '230.00',
    ],
  ] as const)(
    'is that of the day of the invoice: %s',
    async (_, at, days, feeType, state, first, line, total) => {
      const billed = await billedLater(at, days, feeType, state, 'ON');
      expect(billed).toEqual({ fee: [...hst(first)], line: [...line], total });
    },
  );

  it('puts the tax of British Columbia on a trace from 1 October 2026, by the day of the invoice', async () => {
    const billed = await billedLater('2026-09-30T17:00:00.000Z', 1, 'skip_trace_basic', 'ON', 'BC');
    expect(billed).toEqual({ fee: [...gst], line: [...pst('14.00')], total: '224.00' });
  });
});
