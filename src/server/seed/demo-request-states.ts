import { businessDayFrom } from '#contract/clocks/business-day';
import { addDays } from '#contract/clocks/day';
import type { ValueOf } from '#contract/vocabularies/index';
import { take } from '../records/take';
import { updateRecord, writeChange } from '../records/update';
import type { TransactionContext } from '../request/context';
import type { Kind, Said } from './demo-request-kinds';
import type { Subject } from './demo-request-subjects';

/** Who moves a request on: who asked, or who leads the people of either house. */
type By = 'asker' | 'clientLead' | 'agencyLead';

/** A state beyond having been sent in, and what is asked that comes to it. */
export interface FurtherState {
  readonly to: ValueOf<'requestStatus'>;
  readonly by: By;
  readonly of: Pick<Kind, 'requestType' | 'side'>;
  readonly decisionNote?: Said;
}

/** The states that one request of the demo each has come to. */
export const furtherStates: readonly FurtherState[] = [
  { to: 'approved', by: 'clientLead', of: { requestType: 'extension', side: 'agency' } },
  { to: 'in_review', by: 'agencyLead', of: { requestType: 'hold', side: 'client' } },
  {
    to: 'declined',
    by: 'agencyLead',
    of: { requestType: 'close', side: 'client' },
    decisionNote: [
      'Our fees are not billed yet. Please ask again once our invoice has gone out.',
      'Nos frais ne sont pas encore facturés. Veuillez redemander une fois notre facture envoyée.',
    ],
  },
  { to: 'fulfilled', by: 'clientLead', of: { requestType: 'payout_or_balance', side: 'agency' } },
  { to: 'draft', by: 'asker', of: { requestType: 'extension', side: 'agency' } },
  {
    to: 'information_needed',
    by: 'agencyLead',
    of: { requestType: 'hold', side: 'client' },
    decisionNote: [
      'For which day was it promised, and does it cover the arrears?',
      'Pour quel jour est-ce promis, et est-ce tout l’arriéré?',
    ],
  },
  { to: 'cancelled', by: 'asker', of: { requestType: 'close', side: 'client' } },
  { to: 'expired', by: 'asker', of: { requestType: 'payout_or_balance', side: 'agency' } },
];

/** Whether a file can be asked something that comes to a state: who moves it on is there, and what is said of it is so. */
export const canCome = ({ to, by }: FurtherState, { people, feeId }: Subject): boolean =>
  (by === 'asker' || people[by] !== null) && (to !== 'declined' || feeId !== null);

/** Moves a request on as people do, by its rules; one that nobody answered in time expires as the host lets it. */
export async function moveOn(
  { to, by, of, decisionNote }: FurtherState,
  _id: string,
  { people, state, payoffAmount }: Subject,
  contextOf: (userId: string) => Promise<TransactionContext>,
): Promise<void> {
  const person = by === 'asker' ? people[of.side] : people[by];
  if (to === 'draft' || !person) return;
  const context = await contextOf(person.userId);
  const current = await take(context, 'request', _id);
  if (to === 'expired') {
    await writeChange(context, 'request', current, { status: to });
    return;
  }
  const goodUntil = businessDayFrom(state, addDays(context.now.toISOString().slice(0, 10), 14));
  await updateRecord(context, 'request', current, {
    status: to,
    ...(decisionNote && { decisionNote: decisionNote[person.isFrench ? 1 : 0] }),
    ...(to === 'fulfilled' && { answer: { amount: payoffAmount, goodUntil } }),
  });
}
