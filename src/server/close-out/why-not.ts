import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { JobRow } from '../database/tables';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';
import { conflict } from '../rules/refuse';

type Export = Pick<JobRow, 'endedAt' | 'done' | 'userId'>;

const underWay = (): Problem => conflict(sentence('documents.exportStillUnderWay'));

/** Why a caller does not get the file of an export, or nothing. It names accounts whole, for the lender to know them by. */
export function whyNotDownload(caller: Caller, { endedAt }: Export): Problem | undefined {
  if (!may(caller, 'pii', 'reveal'))
    return new Problem('FORBIDDEN', {
      message: sentence('documents.fileNamesAccountsWholeRole'),
    });
  return endedAt === null ? underWay() : undefined;
}

/** Why a caller does not send the files of an export again, or nothing. */
export function whyNotRepeat(caller: Caller, { endedAt, done }: Export): Problem | undefined {
  if (!may(caller, 'exportJob', 'create'))
    return new Problem('FORBIDDEN', { message: sentence('documents.roleDoesNotExport') });
  if (endedAt === null) return underWay();
  return done === 0 ? conflict(sentence('documents.exportHoldsNoFile')) : undefined;
}

/** Why a caller does not stop an export, or nothing. */
export function whyNotStop(caller: Caller, { endedAt, userId }: Export): Problem | undefined {
  if (userId !== caller.userId)
    return new Problem('FORBIDDEN', { message: sentence('documents.whoeverAskedExportStops') });
  return endedAt === null
    ? undefined
    : new Problem('TOO_LATE', { message: sentence('documents.jobAlreadyEnded') });
}
