import { expect, it } from 'vitest';
import { endedOrders, standingOrders } from '#contract/lifecycles/court-order';
import { withStandingFacts } from '#contract/lifecycles/standing-facts';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';

type Permission = ValueOf<'orderPermission'>;

const order = (_id: string, courtFileNumber: string, orderDate: string, permits: Permission) => ({
  ...{ _id, courtFileNumber, orderDate },
  orderPermits: [permits],
});
const proved = (proof: ValueOf<'proof'>, documentId: string) => ({
  ...{ proof, documentId },
  ...{ userId: 'u', at: '2026-11-02T15:00:00.000Z' },
});
const file = (proofs: Recorded<'file'>['proofs'], more: object = {}) =>
  ({
    proofs,
    checks: { authorizationOnFile: '2026-11-02' },
    notice: {
      waivedReason: 'Dispensed with',
      objectionDate: '2026-11-01',
      objectionSettledDate: '2026-11-03',
    },
    insolvencyStatus: 'discharged',
    ...more,
  }) as unknown as Pick<Recorded<'file'>, 'proofs' | 'checks' | 'notice' | 'insolvencyStatus'>;

const by = (...all: ReturnType<typeof order>[]) => ({
  orders: standingOrders(all),
  endedOrders: endedOrders(all),
});
const leave = order('a', 'S-1', '2026-11-02', 'seizure');
const denied = order('b', 's 1', '2026-11-09', 'none');

it('says what was proved by leave that stands, and nothing of leave that was ended', () => {
  const said = file([proved('authorization', 'a')]);
  expect(withStandingFacts(said, by(leave))).toEqual(said);
  expect(withStandingFacts(said, by(leave, denied))).toEqual(
    file(said.proofs, { checks: { authorizationOnFile: null } }),
  );
});

it.each([
  ['notice_waiver', 'without_notice', { waivedReason: null }],
  ['objection_settled', 'disposal', { objectionSettledDate: null }],
] as const)('lets what %s says fall with its order', (proof, permits, gone) => {
  const given = order('a', 'S-1', '2026-11-02', permits);
  const said = file([proved(proof, 'a')]);
  expect(withStandingFacts(said, by(given, denied)).notice).toEqual({ ...said.notice, ...gone });
});

it('lets the stay that was lifted stand again, and a bankruptcy be one', () => {
  const lifted = order('a', 'S-1', '2026-11-02', 'stay_lifted');
  const said = file([proved('insolvency_search', 'a')]);
  expect(withStandingFacts(said, by(lifted, denied)).insolvencyStatus).toBe('bankruptcy');
  const bankrupt = file([proved('insolvency_search', 'a')], { insolvencyStatus: 'noi' });
  expect(withStandingFacts(bankrupt, by(lifted, denied))).toEqual(bankrupt);
});

it('keeps what another order permits, and what was proved anew by something else', () => {
  const said = file([proved('authorization', 'a')]);
  const elsewhere = order('c', 'S-2', '2026-10-01', 'seizure');
  expect(withStandingFacts(said, by(leave, denied, elsewhere))).toEqual(said);
  const anew = file([proved('authorization', 'a'), proved('authorization', 'letter')]);
  expect(withStandingFacts(anew, by(leave, denied))).toEqual(anew);
});

it('keeps what an ended order merely showed', () => {
  const said = file([
    proved('objection', 'a'),
    proved('placement_facts', 'a'),
    proved('contract_waiver', 'a'),
  ]);
  expect(withStandingFacts(said, by(leave, denied))).toEqual(said);
});

it('is ended by nobody’s order who gains by it', () => {
  expect(endedOrders([leave, denied], [leave])).toEqual([]);
  expect(endedOrders([leave, denied], [denied])).toEqual(['a']);
});
