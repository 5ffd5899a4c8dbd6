import { cashLimit } from '#contract/lifecycles/payment';
import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { readCallerOfUser } from '../../request/caller';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import type { Recorder } from './recorder';

type Cash = Pick<Recorded<'payment'>, 'method' | 'amount' | 'note' | 'cashAgreedBy'>;

/**
 * Holds money that is taken in cash to the limit, to a note and to a supervisor who agreed and does not take it (domain, 3.9: payment). A client can say
 * neither; whoever takes its cash here does, before it clears.
 * @throws Problem INVALID naming the field
 */
export async function checkCash(
  context: TransactionContext,
  { method, amount, note, cashAgreedBy }: Cash,
  { taker }: Recorder,
): Promise<void> {
  if (method !== 'cash') {
    if (cashAgreedBy) throw invalid('cashAgreedBy', sentence('money.nobodyAgreeWhatNoCash'));
    return;
  }
  if (centsOf(amount) > cashLimit) throw invalid('amount', sentence('money.moreThan999999'));
  if (sideOf(context.caller.activityType) !== 'agency') return;
  if (!note?.trim()) throw invalid('note', sentence('money.cashTakesNoteWhoCounted'));
  if (!cashAgreedBy) throw invalid('cashAgreedBy', sentence('money.cashTakesSupervisorWhoAgreed'));
  if (cashAgreedBy === taker) throw invalid('cashAgreedBy', sentence('money.cashAgreedOther'));
  if (!(await isSupervisor(context, cashAgreedBy)))
    throw invalid('cashAgreedBy', sentence('money.cashAgreedByNotSupervisor'));
}

// Whoever may let a file through a gate leads those who work on it, whatever their role is called.
async function isSupervisor({ db, caller }: TransactionContext, userId: string): Promise<boolean> {
  const person: Caller | undefined = await readCallerOfUser(db, userId);
  return (
    person !== undefined && caller.family.includes(person.companyId) && may(person, 'file', 'overrideGate')
  );
}
