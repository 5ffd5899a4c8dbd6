import { addDays } from '#contract/clocks/day';
import type { ValueOf } from '#contract/vocabularies/index';
import { take } from '../records/take';
import { updateRecord, writeChange } from '../records/update';
import type { TransactionContext } from '../request/context';

/** Who moves a request on: who asked, or who leads the people of either house. */
type By = 'asker' | 'lenderLead' | 'agencyLead';

/** The same in English and in French. */
export type Said = readonly [en: string, fr: string];

interface FurtherState {
  readonly to: ValueOf<'requestStatus'>;
  readonly by: By;
  readonly decisionNote?: Said;
}

/** The requests that are no longer as they were sent in, by their place among those of the demo: one in each state. */
export const furtherStates: { readonly [index: number]: FurtherState } = {
  4: { to: 'approved', by: 'lenderLead' },
  5: { to: 'in_review', by: 'agencyLead' },
  6: {
    to: 'declined',
    by: 'agencyLead',
    decisionNote: [
      'The client has not confirmed the payment yet.',
      'Le client n’a pas encore confirmé le paiement.',
    ],
  },
  7: { to: 'fulfilled', by: 'lenderLead' },
  9: { to: 'draft', by: 'asker' },
  10: {
    to: 'information_needed',
    by: 'agencyLead',
    decisionNote: ['On which day did the debtor promise it?', 'Pour quel jour le débiteur l’a-t-il promis?'],
  },
  11: { to: 'cancelled', by: 'asker' },
  15: { to: 'expired', by: 'asker' },
};

/** Moves a request on as people do, by its rules; one that nobody answered in time expires as the host lets it. */
export async function moveOn(
  { to, by, decisionNote }: FurtherState,
  _id: string,
  people: { readonly [B in By]: string | null } & { readonly isFrench: boolean },
  contextOf: (userId: string) => Promise<TransactionContext>,
): Promise<void> {
  const person = people[by];
  if (to === 'draft' || !person) return;
  const context = await contextOf(person);
  const current = await take(context, 'request', _id);
  if (to === 'expired') {
    await writeChange(context, 'request', current, { status: to });
    return;
  }
  const goodUntil = addDays(context.now.toISOString().slice(0, 10), 14);
  await updateRecord(context, 'request', current, {
    status: to,
    ...(decisionNote && { decisionNote: decisionNote[people.isFrench ? 1 : 0] }),
    ...(to === 'fulfilled' && { answer: { amount: '14250.00', goodUntil } }),
  });
}
