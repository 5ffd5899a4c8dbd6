import { addBusinessDays, businessDayFrom } from './business-day';
import { calendarBetween } from './calendar-between';
import type { Clock, ClockName, ClockStep, ClockWant, NoticeKind, ObjectedTo } from './clock';
import type { ClockFacts, Service } from './clock-facts';
import { clearDays } from './clear-days';
import type { Elapsed } from './clear-days';
import { addDays, laterOf } from './day';
import { lawOf } from './notice-law';
import type { Law } from './notice-law';
import { receiptOf } from './receipt';
import type { Receipt } from './receipt';
import { cited, daysOf, ruleInForce } from './rule-in-force';
import type { Rule } from './rule-in-force';
import { entitledTo } from './who-is-served';

/** Which rules say how long a notice runs, the first that answers; and from what its days are counted. */
interface NoticeRule {
  readonly clock: ClockName;
  readonly keys: (facts: ClockFacts, services: readonly Service[]) => readonly string[];
  readonly counts: 'receipt' | 'sending' | 'registration';
  /**
   * Whether the law gives the debtor those days to surrender or to make good the default, and not only has the creditor wait. Such a term goes
   * on to the next business day where it would end on a holiday (in Québec Interpretation Act, s. 52), and the creditor acts after it.
   */
  readonly isDebtorsTerm?: true;
}

const noticeRules: { readonly [N in Exclude<NoticeKind, ObjectedTo>]: NoticeRule } = {
  disposition: { clock: 'disposition', keys: () => ['disposition_notice_days'], counts: 'receipt' },
  qc_hypothecary: {
    clock: 'prior_notice',
    keys: ({ debtorType }, services) => [
      debtorType === 'consumer'
        ? 'prior_notice_days_consumer'
        : services.every(({ forAdministration }) => forAdministration)
          ? 'prior_notice_days_possession'
          : 'prior_notice_days_movable',
    ],
    counts: 'registration',
    isDebtorsTerm: true,
  },
  qc_cpa_30: {
    clock: 'prior_notice',
    keys: () => ['repossession_notice_days_instalment', 'repossession_notice_days_lease'],
    counts: 'receipt',
    isDebtorsTerm: true,
  },
  bia_244: { clock: 'prior_notice', keys: () => ['bia_244_notice_days'], counts: 'sending' },
  farm_debt: { clock: 'prior_notice', keys: () => ['farm_debt_notice_business_days'], counts: 'receipt' },
};

/**
 * How long a notice runs, from the last of those who must be served with it: the last day of it, and the first day on which one may do
 * what it announces. Of several services on one person the first that was made well counts.
 */
export function noticeClock(
  notice: keyof typeof noticeRules,
  facts: ClockFacts,
  rules: readonly Rule[],
): Clock {
  const { clock: name, keys, counts, isDebtorsTerm = false } = noticeRules[notice];
  const services = facts.services.filter((service) => service.noticeKind === notice);
  const blank = {
    name,
    notice,
    how: 'wait',
    begins: null,
    last: null,
    due: null,
    isStatutory: true,
  } as const;
  const entitled = entitledTo(notice, facts.parties);
  if (entitled.length === 0) return { ...blank, steps: [], wants: [{ what: 'parties', partyId: null }] };
  const each = entitled.map(({ _id }) =>
    servedOf(_id, services, (service) => countedFrom(service, facts, rules, counts)),
  );
  const steps = each.flatMap((one) => one.steps);
  const wants = each.flatMap((one) => one.wants);
  const begins = each.reduce<string | null>(
    (last, { received }) => (received && (!last || received > last) ? received : last),
    null,
  );
  if (wants.length > 0 || !begins) return { ...blank, steps, wants };
  const before = services.reduce((end, { endedBefore }) => laterOf(end, endedBefore ?? ''), '');
  const rule = keys(facts, services)
    .map((key) => ruleInForce(rules, key, facts, begins))
    .find(Boolean);
  const days = daysOf(rule);
  if (!rule || days === undefined)
    return { ...blank, begins, steps, wants: [{ what: 'rule', partyId: null }] };
  const { counted: to, last, first } = elapsed(facts, rule, begins, days, lawOf(notice), isDebtorsTerm);
  const passed = (from: string, next: string): ClockStep[] => {
    const calendar = calendarBetween(facts.state, lawOf(notice), from, next);
    return from === next ? [] : [{ ...step('business_day', from, null, next), calendar }];
  };
  const counted: ClockStep[] = [
    ...(counts === 'receipt' ? [] : [step('counted_from', null, null, begins)]),
    {
      ...step(rule.unit === 'business_days' ? 'business_days' : 'clear_days', begins, days, to),
      rule: cited(rule),
    },
    ...passed(to, last),
    step('first_day', null, null, addDays(last, 1)),
    ...passed(addDays(last, 1), first),
  ];
  const kept = before > first ? before : first;
  return {
    ...{ ...blank, begins, last: before > first ? addDays(before, -1) : last, due: kept },
    ...{
      steps: [...steps, ...counted, ...(kept === first ? [] : [step('recorded_before', first, null, kept)])],
      wants,
    },
  };
}

const step = (what: ClockStep['what'], from: string | null, days: number | null, to: string): ClockStep => ({
  ...{ what, from, days, to, partyId: null, method: null, rule: null },
});

function elapsed(
  { state }: ClockFacts,
  { unit }: Rule,
  from: string,
  days: number,
  law: Law,
  isDebtorsTerm: boolean,
): Elapsed {
  if (unit !== 'business_days') return clearDays(state, from, days, law, isDebtorsTerm);
  const last = addBusinessDays(state, from, days, law);
  return { counted: last, last, first: businessDayFrom(state, addDays(last, 1), law) };
}

/** When one person counts as served: by the earliest of the services that counts. */
export function servedOf(
  partyId: string,
  services: readonly Service[],
  receive: (service: Service) => Receipt,
): Receipt {
  const tried = services.filter((service) => service.relatedPartyId === partyId).map(receive);
  const [first] = tried
    .filter(({ received }) => received)
    .sort((one, other) => String(one.received).localeCompare(String(other.received)));
  const none: ClockWant = { what: 'service', partyId };
  return first ?? tried[0] ?? { received: null, steps: [], wants: [none] };
}

function countedFrom(
  service: Service,
  facts: ClockFacts,
  rules: readonly Rule[],
  counts: NoticeRule['counts'],
): Receipt {
  const receipt = receiptOf(rules, facts, service);
  if (counts === 'receipt' || !receipt.received) return receipt;
  const sent = receipt.steps.slice(0, 1);
  if (counts === 'sending') return { ...receipt, received: sent[0]?.to ?? null, steps: sent };
  const { rdprmDate, relatedPartyId: partyId } = service;
  if (!rdprmDate) return { received: null, steps: sent, wants: [{ what: 'rdprm_registration', partyId }] };
  return {
    ...receipt,
    received: rdprmDate,
    steps: [...sent, { ...step('registered', null, null, rdprmDate), partyId }],
  };
}
