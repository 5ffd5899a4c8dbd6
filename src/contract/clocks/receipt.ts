import type { ValueOf } from '../vocabularies';
import { addDays } from './day';
import type { ClockStep, ClockWant } from './clock';
import type { Service } from './clock-facts';
import { cited, daysOf, ruleInForce } from './rule-in-force';
import type { Judged, Rule } from './rule-in-force';

const keyOf: { readonly [M in ValueOf<'noticeMethod'>]: string } = {
  personal: 'deemed_service_days_personal',
  registered_mail: 'deemed_service_days_registered_mail',
  courier: 'deemed_service_days_courier',
  email: 'deemed_service_days_email',
  substituted: 'deemed_service_days_posting',
};

/** When a service counts as received, each step of it; or what is wanting. */
export interface Receipt {
  readonly received: string | null;
  readonly steps: readonly ClockStep[];
  readonly wants: readonly ClockWant[];
}

/** When a notice that was served counts as received: so many days after it was handed over, or registered with the post. */
export function receiptOf(rules: readonly Rule[], file: Judged, service: Service): Receipt {
  const { method, relatedPartyId: partyId, servedDate } = service;
  const sent = (method === 'registered_mail' && service.postedDate) || servedDate;
  const served: ClockStep = {
    ...{ what: method === 'registered_mail' ? 'posted' : 'served', partyId, method },
    ...{ from: null, days: null, to: sent, rule: null },
  };
  if (method === 'email' && !service.emailConsent)
    return { received: null, steps: [served], wants: [{ what: 'email_consent', partyId }] };
  const rule = ruleInForce(rules, keyOf[method], file, sent);
  const days = daysOf(rule);
  if (!rule || days === undefined)
    return { received: null, steps: [served], wants: [{ what: 'rule', partyId }] };
  const received = addDays(sent, days);
  const step: ClockStep = {
    ...{ what: 'received', partyId, method, from: sent, days, to: received },
    rule: cited(rule),
  };
  return { received, steps: days === 0 ? [served] : [served, step], wants: [] };
}
