import { businessDayFrom } from './business-day';
import { calendarBetween } from './calendar-between';
import type { Clock, ClockName, ClockStep, ObjectedTo } from './clock';
import type { ClockFacts } from './clock-facts';
import { addDays } from './day';
import { servedOf } from './notice-clock';
import { receiptOf } from './receipt';
import { cited, daysOf, ruleInForce } from './rule-in-force';
import type { Rule } from './rule-in-force';
import { entitledTo } from './who-is-served';

const blank = {
  ...({ notice: null, how: 'deadline', begins: null, last: null, due: null, steps: [], wants: [] } as const),
  isStatutory: true,
} as const;

const plain = { partyId: null, method: null, rule: null, from: null, days: null } as const;

/** The days that a rule counts from a day; a last day on a Saturday, Sunday or holiday is the next business day. */
function counted(facts: ClockFacts, rule: Rule, from: string, days: number): Pick<Clock, 'steps' | 'last'> {
  const to = addDays(from, days);
  const last = businessDayFrom(facts.state, to);
  const calendar = calendarBetween(facts.state, 'provincial', to, last);
  const steps: ClockStep[] = [
    { ...plain, what: 'days', from, days, to, rule: cited(rule) },
    ...(last === to ? [] : [{ ...plain, what: 'business_day' as const, from: to, to: last, calendar }]),
  ];
  return { steps, last };
}

const objections = {
  seizure: { name: 'objection', key: 'seizure_objection_days' },
  retention: { name: 'retention', key: 'retention_objection_days' },
} as const satisfies { readonly [N in ObjectedTo]: { readonly name: ClockName; readonly key: string } };

/**
 * Until when who was told may object to the seizure, or to that the asset is kept for the debt, where the province has such a term: from the
 * last who must be served with it.
 */
export function objectionClock(
  notice: ObjectedTo,
  facts: ClockFacts,
  rules: readonly Rule[],
): Clock | undefined {
  const { name, key } = objections[notice];
  if (!rules.some((rule) => rule.key === key && rule.province === facts.state)) return undefined;
  const clock = { ...blank, name, notice, how: 'wait' } as const;
  const services = facts.services.filter(({ noticeKind }) => noticeKind === notice);
  const receipts = entitledTo(notice, facts.parties).map(({ _id }) =>
    servedOf(_id, services, (service) => receiptOf(rules, facts, service)),
  );
  const steps = receipts.flatMap((one) => one.steps);
  const wants = receipts.flatMap((one) => one.wants);
  const begins = receipts.map(({ received }) => received ?? '').reduce((a, b) => (a > b ? a : b), '');
  const rule = ruleInForce(rules, key, facts, begins);
  const days = daysOf(rule);
  if (wants.length > 0 || !begins) return { ...clock, steps, wants };
  if (!rule || days === undefined)
    return { ...clock, begins, steps, wants: [{ what: 'rule', partyId: null }] };
  const { last, steps: more } = counted(facts, rule, begins, days);
  return { ...clock, begins, last, due: last, steps: [...steps, ...more] };
}

/** By when consumer goods of which most is paid have to be disposed of, where the province says so: from their seizure. */
export function disposalClock(facts: ClockFacts, rules: readonly Rule[]): Clock | undefined {
  const { securedDate, amountPaidRatio, disposalWaivedDate } = facts;
  if (!securedDate || amountPaidRatio === null || disposalWaivedDate) return undefined;
  const share = daysOf(ruleInForce(rules, 'disposal_paid_ratio', facts, securedDate));
  const rule = ruleInForce(rules, 'disposal_days', facts, securedDate);
  const days = daysOf(rule);
  if (!rule || days === undefined || share === undefined || amountPaidRatio < share) return undefined;
  const { last, steps } = counted(facts, rule, securedDate, days);
  const taken: ClockStep = { ...plain, what: 'taken', to: securedDate };
  return { ...blank, name: 'disposal', begins: securedDate, last, due: last, steps: [taken, ...steps] };
}

/** Until when the lender’s registration stands. */
export function registrationClock({ registrationExpiry }: ClockFacts): Clock | undefined {
  if (!registrationExpiry) return undefined;
  const steps: ClockStep[] = [{ ...plain, what: 'registration_ends', to: registrationExpiry }];
  return { ...blank, name: 'registration', last: registrationExpiry, due: registrationExpiry, steps };
}

/** Redemption is possible from the day on which the asset was taken until it is disposed of; no day ends it before. */
export function redemptionClock({ securedDate }: ClockFacts): Clock | undefined {
  if (!securedDate) return undefined;
  const steps: ClockStep[] = [{ ...plain, what: 'until_disposition', from: securedDate, to: securedDate }];
  return { ...blank, name: 'redemption', begins: securedDate, steps };
}
