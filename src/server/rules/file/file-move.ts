import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { whyNot } from '#contract/lifecycles/why-not';
import type { Refusal } from '#contract/lifecycles/why-not';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { may } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { readSurroundings } from './file-gates';
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
    moveFacts({ ...after, status: current.status }, around, context.caller),
  );
  if (refusals.length > 0) throw refused(to, refusals);
  if (statusOf(to).needsReason && !after.statusReason) throw needsReason(to);
  if (to === 'closed' && !may(context.caller, 'file', 'close'))
    throw new Problem('FORBIDDEN', { message: 'Your role does not close files.' });
  if (current.closed && to !== 'archived') checkReopening(context, current, after);
  const closed = to === 'closed' || to === 'archived';
  return {
    stage: statusOf(to).stage,
    previousStatus: side(to) ? (side(current.status) ? current.previousStatus : current.status) : null,
    statusSince: context.now.toISOString(),
    statusDue: statusDue(to, after, context.now),
    closed,
    closedDate: closed ? (current.closedDate ?? context.now.toISOString()) : null,
    // What its lender was told is over with the re-opening: the next closing is told anew.
    ...(!closed && { exportedAt: null }),
    active: !closed && !after.hold,
    ...(to === 'no_sale' && {
      remarketing: { ...after.remarketing, noSaleCount: (after.remarketing?.noSaleCount ?? 0) + 1 },
    }),
  };
}

function checkReopening(
  context: TransactionContext,
  current: Recorded<'file'>,
  after: Recorded<'file'>,
): void {
  if (!may(context.caller, 'file', 'reopen'))
    throw new Problem('FORBIDDEN', { message: 'Your role does not re-open files.' });
  if (!after.statusReason || after.statusReason === current.statusReason) throw needsReason(after.status);
  const limit = new Date(current.closedDate ?? context.now);
  limit.setUTCMonth(limit.getUTCMonth() + reopenMonths);
  if (limit < context.now)
    throw new Problem('TOO_LATE', {
      message: 'A file is re-opened within 24 months of its closing. Open a new one linked to it.',
    });
}

function needsReason(to: StatusName): Problem {
  const message = 'Say why: a reason is needed for this move.';
  return new Problem('MOVE_NOT_ALLOWED', { message, errors: { statusReason: `${to} needs a reason` } });
}

const sentences: { readonly [C in Refusal['code']]: (refusal: Refusal, to: StatusName) => string } = {
  FILE_ON_HOLD: () => 'The file is on hold.',
  FILE_CLOSED: () => 'The file is closed.',
  NOT_NEXT: (_, to) => `${to} does not follow the status that the file has now.`,
  GATE: ({ gate }) => `The gate ${gate} has not been passed.`,
  NEEDS: ({ field }) => `${field} is a required field`,
  NOT_YOURS: () => 'Your role does not make this move.',
};

function refused(to: StatusName, refusals: readonly Refusal[]): Problem {
  const errors = Object.fromEntries(
    refusals.map((refusal) => [
      refusal.field ?? refusal.gate ?? 'status',
      sentences[refusal.code](refusal, to),
    ]),
  );
  const first = refusals[0] as Refusal;
  const code =
    first.code === 'FILE_ON_HOLD' || first.code === 'FILE_CLOSED' ? first.code : 'MOVE_NOT_ALLOWED';
  return new Problem(code, { message: sentences[first.code](first, to), errors });
}
