import { carriedOutAs } from '#contract/lifecycles/request-effects';
import type { Approvable, CarriedOut } from '#contract/lifecycles/request-effects';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { approveReserve, checkReserve, declineReserve } from './approve-reserve';
import { bringToClosing } from './close-files';
import { approveFee, declineFee, reopenFee } from './decide-fee';
import { approveRepair, declineRepair, reopenRepair } from './decide-repair';
import { markDisputed } from './dispute-invoice';
import { releaseHeldFiles, setHeldFiles } from './hold-files';
import { setPayoff } from './request-answer';
import { checkWriteOff, writeOff } from './write-off';

type Request = Recorded<'request'>;

/**
 * What becomes of the matter behind a request. All of it runs in the transaction of the decision, once the decision itself is written,
 * as the person who decides; what it throws undoes the decision. `asked`: holds what is asked for to what can be done. `withdrawn`: who
 * asked took it back, or its time ran out.
 */
export interface Effect {
  asked?(
    context: TransactionContext,
    request: Pick<Request, 'fileIds' | 'amount' | 'payload'>,
  ): Promise<void>;
  approved(context: TransactionContext, request: Request): Promise<void>;
  declined?(context: TransactionContext, request: Request): Promise<void>;
  withdrawn?(context: TransactionContext, request: Request): Promise<void>;
}

const effects: { readonly [T in CarriedOut]: Effect } = {
  hold: { approved: setHeldFiles },
  release_hold: { approved: releaseHeldFiles },
  close: { approved: bringToClosing },
  fee_approval: { approved: approveFee, declined: declineFee, withdrawn: reopenFee },
  other: { approved: markDisputed },
  reserve_approval: { asked: checkReserve, approved: approveReserve, declined: declineReserve },
  payout_or_balance: { approved: setPayoff },
  repair_approval: { approved: approveRepair, declined: declineRepair, withdrawn: reopenRepair },
  write_off: { asked: checkWriteOff, approved: writeOff },
};

/** What the host does by itself once a request is decided; without it an approval is recorded, and a person marks it as done. */
export function effectOf(request: Approvable): Effect | undefined {
  const type = carriedOutAs(request);
  return type && effects[type];
}
