import fc from 'fast-check';
import { nextStatuses } from '#contract/lifecycles/file-status';
import type { Aside } from '#contract/lifecycles/way-back';
import { wayBack } from '#contract/lifecycles/way-back';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { clear, receive, reverse } from './money';
import { addPurchaser, agreeReserve, askReserve, sellTo, setReserve } from './sale';
import { readFacts } from './shut-gates';
import { sideDoors } from './side-doors';
import { codes, contracts, day, insolvency, province, reasons } from './starts';
import {
  answer,
  bring,
  call,
  change,
  extend,
  hook,
  move,
  order,
  ours,
  override,
  overrideAmiss,
  propose,
  prove,
  recall,
  serve,
} from './walk';
import type { Act } from './walk';

/** What a person would say with a move, whichever it is. */
const said = {
  ...{ nextActionDate: '2026-11-25', statusReason: 'So it was decided', declineReason: 'capacity' },
  recovery: { onHookAt: '2026-11-20T14:30:00Z', latitude: 43.65, longitude: -79.38, towedBy: 'Tow One' },
};

/** A move that the road knows, from wherever the file stands; `pick` says which. */
const onward =
  (pick: number, closingReason: string): Act =>
  async (by, walked) => {
    const facts = await readFacts(walked.host, walked.fileId);
    const next = nextStatuses(facts.status as ValueOf<'statusName'>, {
      supervisor: true,
      previousStatus: wayBack(facts as Aside),
    });
    const to = next[pick % next.length] as ValueOf<'statusName'>;
    const reply = await move(to)(by, walked);
    return reply.status === 409 ? move(to, { ...said, closingReason })(by, walked) : reply;
  };
/** What an order permits: something, or nothing. */
const permitted = fc.oneof(
  fc.subarray(
    vocabularies.orderPermission.filter((one) => one !== 'none'),
    { minLength: 1 },
  ),
  fc.constant<ValueOf<'orderPermission'>[]>(['none']),
);
/** Says how a unit in hand was found, with something in it or with nothing. */
const describe = (hasEffects: boolean): Act =>
  call('POST', '/desk/field/secured', ({ fileId }) => ({
    ...{ fileId, keysStatus: 'one', drivable: 'yes', odometerKm: 81_250, hasEffects },
    ...(hasEffects && { items: ['Child seat'] }),
  }));
/** Money that came in, and what became of it. */
const money = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('sale_proceeds', 'redemption', 'arrears', 'debtor_other'),
      fc.constantFrom('450.00', '8700.00'),
    )
    .map(([type, amount]) => receive(type, amount)),
  fc.constantFrom(clear, clear, reverse),
);
const gates = fc.constantFrom(...vocabularies.gate);
/** Whatever anybody might try with a file; `paperOfAnother`: a document that lies on another one. */
export const anyAct = (paperOfAnother: () => string): fc.Arbitrary<Act> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.tuple(fc.nat(100), reasons).map(([pick, reason]) => onward(pick, reason)) },
    { weight: 3, arbitrary: fc.constant(hook) },
    { weight: 3, arbitrary: fc.constant(move('sold')) },
    { weight: 3, arbitrary: reasons.map((closingReason) => move('closed', { closingReason })) },
    { weight: 2, arbitrary: codes.map((code) => propose(code)) },
    { weight: 1, arbitrary: codes.map((code) => recall(code)) },
    { weight: 2, arbitrary: codes.map((code) => answer(code, 'accepted')) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('court_order', 'security_agreement', 'bill_of_sale', 'trustee_letter' as const)
        .map(bring),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(permitted, day).map(([permits, on]) => order(permits, on)),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(insolvency, day).map(([insolvencyStatus, done]) =>
        prove('insolvency_search', 'trustee_letter', {
          ...{ checks: { insolvencyCheckDone: done }, insolvencyStatus, estateNumber: '31-1' },
        }),
      ),
    },
    { weight: 1, arbitrary: province.map((state) => prove('placement_facts', 'correspondence', { state })) },
    { weight: 1, arbitrary: fc.record({ state: province }).map(change) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('100.00', '12000.00', '17000.00')
        .map((amountPaid) => change({ amountPaid })),
    },
    { weight: 1, arbitrary: fc.boolean().map((isFarmer) => change({ isFarmer })) },
    {
      weight: 2,
      arbitrary: contracts.chain((contractType) =>
        fc.constantFrom(
          change({ contractType }),
          prove('placement_facts', 'security_agreement', { contractType }),
        ),
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...vocabularies.clockName), fc.constantFrom('2026-11-21', '2026-12-15'))
        .map(([clock, until]) => extend(clock, until)),
    },
    { weight: 2, arbitrary: money },
    { weight: 1, arbitrary: fc.boolean().map(describe) },
    {
      weight: 1,
      arbitrary: fc
        .boolean()
        .map((hold) => change({ hold, holdReason: 'dispute_or_complaint', holdUntil: '2026-12-15' })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...vocabularies.noticeKind), day)
        .map(([kind, on]) => serve(kind, on, { rdprmDate: on })),
    },
    {
      weight: 1,
      arbitrary: day.map((on) =>
        prove('objection', 'notice_of_objection', { notice: { objectionDate: on } }),
      ),
    },
    {
      weight: 1,
      arbitrary: day.map((on) =>
        prove('objection_settled', 'correspondence', { notice: { objectionSettledDate: on } }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constant(
        prove('notice_waiver', 'correspondence', {
          notice: { waivedReason: 'The debtor agreed to it in writing' },
        }),
      ),
    },
    { weight: 1, arbitrary: gates.map((gate) => override(gate)) },
    {
      weight: 1,
      arbitrary: fc.tuple(gates, fc.nat(2)).map(([gate, how]) => overrideAmiss(gate, how, paperOfAnother)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        setReserve('9000.00', '8500.00'),
        setReserve('9900.00', '9500.00'),
        askReserve('9000.00', '8500.00'),
        agreeReserve,
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(addPurchaser, ours(sellTo('8500.00')), ours(sellTo('9600.00'))) },
    {
      weight: 1,
      arbitrary: fc.constant(
        call('POST', '/attempt/', ({ fileId }) => ({
          ...{ fileId, at: '2026-11-20T14:30:00Z', outcome: 'secured', latitude: 43.65, longitude: -79.38 },
        })),
      ),
    },
    { weight: 6, arbitrary: sideDoors },
  );
