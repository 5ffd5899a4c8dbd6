import type { CellProblem } from '#contract/placement/reasons';
import { todayIn } from '#contract/placement/province-time';
import { addDays } from '#contract/clocks/day';
import type { Recorded } from '#contract/resources/index';
import type { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { writeHistory } from '../history/write-history';
import type { RowOutcome } from '../jobs/job-row';
import { knownAccounts } from '../jobs/known-accounts';
import { placeRows } from '../jobs/place-rows';
import { effectOf } from '../jobs/row-effect';
import type { RecordEffect } from '../jobs/row-effect';
import { attempt } from '../request/save-point';
import { updateRecord } from '../records/update';
import type { TransactionContext } from '../request/context';
import { closeOnRecall } from '../rules/request/close-on-recall';
import { openRequest } from '../rules/request/open-request';
import type { LenderInput } from './lender-input';
import type { LenderRow } from './lender-row';
import { recallReason } from './recall-reason';

/** A lender that says hold says no more: it is looked at again after this many days. */
const holdDays = 30;

/** Places, changes, holds, releases and recalls by a batch of rows, and says what became of each. */
export async function applyRows(
  context: TransactionContext,
  input: LenderInput,
  rows: readonly LenderRow[],
): Promise<RowOutcome[]> {
  const { clientId } = input;
  const changing = rows.filter(({ type, placement }) => type === 'UPD' && placement !== undefined);
  const { files } = await knownAccounts(
    context,
    clientId,
    changing.map(({ account }) => account),
  );
  const strangers = changing.filter(({ account }) => !files.has(account));
  const outcomes = strangers.map((row) => rejected(row, 'accountNumber', 'outOfReach'));
  const placing = rows.filter(
    (row) => (row.type === 'NEW' || row.type === 'UPD') && !strangers.includes(row),
  );
  outcomes.push(...(await placeRows(context, input, placing)));
  // What this very batch has placed may be held by it as well.
  const others = rows.filter(({ type }) => type !== 'NEW' && type !== 'UPD');
  const known = await knownAccounts(
    context,
    clientId,
    others.map(({ account }) => account),
  );
  for (const row of others) outcomes.push(await act(context, input, row, known.files.get(row.account)));
  return outcomes.sort((a, b) => a.row - b.row);
}

async function act(
  context: TransactionContext,
  { dryRun, fileName }: LenderInput,
  row: LenderRow,
  file: Recorded<'file'> | undefined,
): Promise<RowOutcome> {
  const { type } = row;
  if (!type || type === 'end') return rejected(row, 'recordType', 'unknown');
  if (!file) return rejected(row, 'accountNumber', 'outOfReach');
  const isHeld = file.hold;
  if ((type === 'HLD' && isHeld) || (type === 'REL' && !isHeld)) return through(row, 'unchanged', file._id);
  const done = await attempt(
    context,
    async () => {
      const held = type === 'HLD' || type === 'REL' ? await holdOrRelease(context, type, file) : undefined;
      if (type === 'RCL') await recall(context, file);
      await writeHistory(context, {
        type: 'import_update',
        message: sentence('documents.rowOf', { row: row.row, file: fileName }),
        entity: 'file',
        entityId: file._id,
        fileId: file._id,
      });
      return held;
    },
    !dryRun,
  );
  if ('value' in done)
    return { ...through(row, 'updated', file._id), ...(done.value && { effect: { file: done.value } }) };
  return rejected(row, 'recordType', 'notAccepted', done.refused);
}

/** What a hold says of itself: with it, one that is taken back stands as it did. */
const ofHold = ['hold', 'holdReason', 'holdUntil', 'holdNote'] as const;

async function holdOrRelease(
  context: TransactionContext,
  type: 'HLD' | 'REL',
  file: Recorded<'file'>,
): Promise<RecordEffect | undefined> {
  const change = type === 'HLD' ? heldUntil(file, context.now) : { hold: false };
  const after = await updateRecord(context, 'file', file, change);
  return effectOf(file, Object.fromEntries(ofHold.map((field) => [field, after[field] ?? null])));
}

const heldUntil = ({ state }: Recorded<'file'>, now: Date) =>
  ({
    hold: true,
    holdReason: 'client_instruction',
    holdUntil: addDays(todayIn(state, now), holdDays),
  }) as const;

/** A recall is the lender's word, whoever lets it in; that it closes the file is for the lender's terms to say, else for the agency. */
async function recall(context: TransactionContext, file: Recorded<'file'>): Promise<void> {
  const reason = recallReason[context.language ?? 'en'];
  const request = await openRequest(context, {
    fileIds: [file._id],
    requestType: 'close',
    reason,
    payload: { closingReason: 'client_recall' },
  });
  if (sideOf(context.caller.activityType) !== 'client') await closeOnRecall(context, request);
}

function through(row: LenderRow, outcome: RowOutcome['outcome'], fileId: string): RowOutcome {
  return { row: row.row, outcome, fileId, problems: [], cells: null };
}

function rejected(
  { row, cells, account }: LenderRow,
  column: string,
  reason: CellProblem['reason'],
  problem?: Problem,
): RowOutcome {
  const said = { column, reason, value: column === 'accountNumber' ? account : (cells[0] ?? '') };
  const told: CellProblem = problem ? { ...said, detail: problem.sentence } : said;
  return { row, outcome: 'rejected', fileId: null, problems: [told], cells };
}
