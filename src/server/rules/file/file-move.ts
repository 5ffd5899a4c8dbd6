import { statusOf } from '#contract/lifecycles/file-status';
import { saleFrom } from '#contract/lifecycles/sale-from';
import type { StatusName } from '#contract/lifecycles/status-row';
import { isOfRedemption } from '#contract/lifecycles/way-back';
import { whyNot } from '#contract/lifecycles/why-not';
import type { Refusal } from '#contract/lifecycles/why-not';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { may } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { readCloseBlockers } from './close-checks';
import { readSurroundings } from './surroundings';
import type { Surroundings } from './surroundings';
import { moveFacts } from './file-moves';
import { statusDue } from './status-due';

const side = (status: StatusName): boolean => ['legal', 'close_out'].includes(statusOf(status).stage);
const reopenMonths = 24;

/**
 * Moves a file to another status, or says every reason why it cannot go there now.
 * `after` is the file as the rest of the change leaves it.
 * @throws Problem MOVE_NOT_ALLOWED, FILE_ON_HOLD or FILE_CLOSED (409), the reasons by field or gate in `errors`.
 */
export async function moveFile(
  context: TransactionContext,
  current: Recorded<'file'>,
  after: Recorded<'file'>,
  to: StatusName,
): Promise<Partial<Recorded<'file'>>> {
  const around = await readSurroundings(context.db, after, context.now);
  const refusals = whyNot(
    { from: current.status, to },
    moveFacts({ ...after, status: current.status }, around, context.caller, context.decision !== undefined),
  );
  if (refusals.length > 0) throw refused(to, refusals, saleFrom(after) ?? null);
  if (to === 'closed') await refuseUnlessMended(context, after, around);
  if (statusOf(to).needsReason && !after.statusReason) throw needsReason(to);
  if (to === 'closed' && !context.decision && !may(context.caller, 'file', 'close'))
    throw new Problem('FORBIDDEN', { message: sentence('files.roleDoesNotCloseFiles') });
  if (current.closed && to !== 'archived') checkReopening(context, current, after);
  const closed = to === 'closed' || to === 'archived';
  return {
    stage: statusOf(to).stage,
    previousStatus: side(to) ? (side(current.status) ? current.previousStatus : current.status) : null,
    // Where the unit is meanwhile; back from the law or a closing, it is where it was.
    ...(to === 'redemption_requested' &&
      !side(current.status) &&
      !isOfRedemption(current.status) && { redemptionFrom: current.status }),
    statusSince: context.now.toISOString(),
    statusDue: statusDue(to, after, context.now),
    closed,
    closedDate: closed ? (current.closedDate ?? context.now.toISOString()) : null,
    // What its lender was told is over with the re-opening: the next closing is told anew.
    ...(!closed && { exportedAt: null }),
    active: !closed && !after.hold,
    ...offered(after, to),
  };
}

/** Each time a unit is listed for sale is a run of it, which may end without a sale. */
function offered({ remarketing }: Recorded<'file'>, to: StatusName): Partial<Recorded<'file'>> {
  if (to === 'listed') return { remarketing: { ...remarketing, runCount: (remarketing?.runCount ?? 0) + 1 } };
  if (to !== 'no_sale') return {};
  return { remarketing: { ...remarketing, noSaleCount: (remarketing?.noSaleCount ?? 0) + 1 } };
}

/** What the test of a closing lists beside the gates keeps the file open as they do. */
async function refuseUnlessMended(
  context: TransactionContext,
  after: Recorded<'file'>,
  around: Surroundings,
): Promise<void> {
  const blockers = await readCloseBlockers(context.db, after, around);
  const [first] = blockers;
  if (!first) return;
  const errors = Object.fromEntries(blockers.map(({ check, message }) => [check, message]));
  throw new Problem('MOVE_NOT_ALLOWED', { message: first.message, errors });
}

function checkReopening(
  context: TransactionContext,
  current: Recorded<'file'>,
  after: Recorded<'file'>,
): void {
  if (!may(context.caller, 'file', 'reopen'))
    throw new Problem('FORBIDDEN', { message: sentence('files.roleDoesNotReOpen') });
  if (!after.statusReason || after.statusReason === current.statusReason) throw needsReason(after.status);
  const limit = new Date(current.closedDate ?? context.now);
  limit.setUTCMonth(limit.getUTCMonth() + reopenMonths);
  if (limit < context.now)
    throw new Problem('TOO_LATE', {
      message: sentence('files.fileReOpenedWithin24'),
    });
}

function needsReason(to: StatusName): Problem {
  const message = sentence('files.sayWhyReasonNeededMove');
  return new Problem('MOVE_NOT_ALLOWED', {
    message,
    errors: { statusReason: sentence('files.needsReason', { status: to }) },
  });
}

type Saying = (refusal: Refusal, to: StatusName, saleFrom: string | null) => Sentence;

const sentences: { readonly [C in Refusal['code']]: Saying } = {
  FILE_ON_HOLD: () => sentence('problems.fileOnHold'),
  FILE_CLOSED: () => sentence('problems.fileClosed'),
  NOT_NEXT: (_, to) => sentence('files.doesNotFollowStatusFile', { status: to }),
  // Of a notice that runs, it is said until when.
  GATE: ({ gate }, _, saleFrom) =>
    gate === 'notice_expired' && saleFrom
      ? sentence('files.noSaleBefore', { day: saleFrom })
      : sentence('files.gateNotBeenPassed', { gate }),
  NEEDS: ({ field }) => sentence('values.required', { field }),
  NOT_YOURS: () => sentence('files.roleDoesNotMakeMove'),
};

function refused(to: StatusName, refusals: readonly Refusal[], saleFrom: string | null): Problem {
  const errors = Object.fromEntries(
    refusals.map((refusal) => [
      refusal.field ?? refusal.gate ?? 'status',
      sentences[refusal.code](refusal, to, saleFrom),
    ]),
  );
  const first = refusals[0] as Refusal;
  const code =
    first.code === 'FILE_ON_HOLD' || first.code === 'FILE_CLOSED' ? first.code : 'MOVE_NOT_ALLOWED';
  return new Problem(code, { message: sentences[first.code](first, to, saleFrom), errors });
}
