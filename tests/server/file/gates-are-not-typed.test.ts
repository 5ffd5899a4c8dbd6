import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { assign, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

/** What a gate goes by, or a sale, each with a value that would suit whoever types it. */
const facts: readonly (readonly [path: string, value: unknown])[] = [
  ['checks.authorizationOnFile', '2026-11-20'],
  ['checks.contractOnFile', '2026-11-20'],
  ['checks.contractWaiver', 'Not needed'],
  ['checks.lienSearchDone', '2026-11-20'],
  ['checks.registrationExpiry', '2030-01-01'],
  ['checks.insolvencyCheckDone', '2026-11-20'],
  ['checks.photosComplete', '2026-11-20'],
  ['checks.reserveApproved', '2026-11-20'],
  ['checks.lienDischargedOrWaived', '2026-11-20'],
  ['insolvencyStatus', 'none'],
  ['estateNumber', '31-1'],
  ['priorNotice.type', 'bia_244'],
  ['priorNotice.servedDate', '2026-10-01'],
  ['priorNotice.priorNoticeExpiry', '2026-10-11'],
  ['priorNotice.surrenderFrom', '2026-10-12'],
  ['personalEffects.inventoryDate', '2026-11-20'],
  ['personalEffects.hasEffects', false],
  ['notice.preparedDate', '2026-10-01'],
  ['notice.noticeMethod', 'personal'],
  ['notice.noticeServedDate', '2026-10-01'],
  ['notice.recipientPartyIds', []],
  ['notice.amountToRedeem', '10.00'],
  ['notice.earliestSaleDate', '2026-11-01'],
  ['notice.objectionDeadline', '2026-10-01'],
  ['notice.disposeBy', '2026-10-01'],
  ['notice.objectionDate', '2026-10-02'],
  ['notice.waivedReason', 'Not needed'],
  ['redemption.redeemedDate', '2026-11-20'],
  ['redemption.amountReceived', '1.00'],
  ['remarketing.reservePrice', '1.00'],
  ['remarketing.floorPrice', '1.00'],
  ['remarketing.reserveStatus', 'approved'],
  ['remarketing.salePrice', '1.00'],
  ['remarketing.purchaserId', seedId('company', 'V01')],
  ['services', []],
  ['clockExtensions', []],
  ['nextDeadline', '2030-01-01'],
  ['nextDeadlineKind', 'disposition'],
  ['gateOverrides', []],
  ['proofs', []],
];

const bodyOf = (path: string, value: unknown): Record<string, unknown> => {
  const [name = '', inner] = path.split('.');
  return { [name]: inner ? { [inner]: value } : value };
};

const roles = [
  'administrator',
  'supervisor',
  'file_manager',
  'remarketing_specialist',
  'accountant',
  'lender_supervisor',
  'lender_user',
  'vendor_manager',
  'field_agent',
];

let host: TestHost;
let close: () => Promise<void>;
let fileId: string;
const people: Record<string, Person> = {};

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const role of roles) people[role] = await signIn(host, role);
  const { supervisor } = people as { supervisor: Person };
  fileId = await placeFile(supervisor);
  await assign(supervisor, fileId, 'V01');
});
afterAll(() => close());

describe('what a gate goes by', () => {
  it.each(roles)('is refused to the %s wherever a file is changed', async (role) => {
    const person = people[role] as Person;
    const before = await sql`select to_jsonb(f) file from file f`.execute(host.app.db);
    const taken = [];
    for (const [path, value] of facts) {
      const { status } = await person.call('PATCH', '/file/', { _id: fileId, ...bodyOf(path, value) });
      if (status !== 403) taken.push([path, status]);
    }
    expect(taken).toEqual([]);
    const after = await sql`select to_jsonb(f) file from file f`.execute(host.app.db);
    expect(after.rows).toEqual(before.rows);
  });

  it.each(['supervisor', 'lender_user'])('is refused to the %s where a file is placed', async (role) => {
    const person = people[role] as Person;
    const draft = { clientId: seedId('company', 'LNA'), bankAccountNumber: '5511', state: 'ON' };
    const taken = [];
    for (const [path, value] of facts) {
      const { status, body } = await person.call('POST', '/file/', {
        ...{ ...draft, serialNumber: '2T1BURHE8K0000002' },
        ...bodyOf(path, value),
      });
      if (body.code !== 'FIELD_FORBIDDEN') taken.push([path, status]);
    }
    expect(taken).toEqual([]);
  });

  it('stays where the rest of its part is changed, also by nothing', async () => {
    const { supervisor } = people as { supervisor: Person };
    const held = { reservePrice: '9000.00', reserveStatus: 'approved' };
    await sql`update file set remarketing = ${JSON.stringify({ ...held, lightCode: 'red' })} where _id = ${fileId}`.execute(
      host.app.db,
    );
    const changed = await supervisor.call('PATCH', '/file/', {
      ...{ _id: fileId, remarketing: { lightCode: 'green' } },
    });
    expect([changed.status, changed.body.remarketing]).toEqual([200, { ...held, lightCode: 'green' }]);
    const emptied = await supervisor.call('PATCH', '/file/', { _id: fileId, remarketing: null });
    expect([emptied.status, emptied.body.remarketing]).toEqual([200, held]);
  });
});

describe('what a placement is about', () => {
  it('is said anew by whoever may, and opens no gate that was shut', async () => {
    const { supervisor } = people as { supervisor: Person };
    const farm = await placeFile(supervisor, { isFarmer: true, bankAccountNumber: '551199' });
    const change = async (body: object) =>
      (await supervisor.call('PATCH', '/file/', { _id: farm, ...body })).body.code ?? 'taken';
    expect(await change({ isFarmer: false })).toBe('FIELD_FORBIDDEN');
    expect(await change({ isInsolventBusiness: true })).toBe('taken');
    expect(await change({ debtorType: 'consumer' })).toBe('taken');
    const quebec = await placeFile(supervisor, {
      ...{ state: 'QC', bankAccountNumber: '551188', contractType: 'consumer_lease' },
      ...{ amountPaid: '6000.00', totalAmountSecured: '10000.00' },
    });
    const shift = async (body: object) =>
      (await supervisor.call('PATCH', '/file/', { _id: quebec, ...body })).body.code ?? 'taken';
    for (const body of [
      { state: 'ON' },
      { amountPaid: '100.00' },
      { totalAmountSecured: '100000.00' },
      { debtorType: 'business' },
    ])
      expect([body, await shift(body)]).toEqual([body, 'FIELD_FORBIDDEN']);
    expect(await shift({ amountPaid: '7000.00' })).toBe('taken');
  });
});
