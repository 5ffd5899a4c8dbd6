import type { CheckedRow, Placement } from '#contract/placement/check-row';
import { reasons } from '#contract/placement/reasons';
import type { CellProblem } from '#contract/placement/reasons';
import type { Recorded } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { historyRow, writeHistoryRows } from '../history/write-history';
import { createRecord } from '../records/create';
import { createRecords } from '../records/create-many';
import { difference } from '../records/store';
import { updateRecord } from '../records/update';
import type { TransactionContext } from '../request/context';
import type { RowOutcome } from './job-row';
import { knownAccounts } from './known-accounts';
import type { KnownAccounts } from './known-accounts';
import { alsoOn, knownSerials } from './known-serials';
import type { KnownSerials } from './known-serials';
import { register, registering } from './own-registration';
import { fileChange, fileDraft } from './placement-drafts';
import { coDebtorChange, coDebtorDraft, sameCoDebtor } from './placement-parties';
import { partyChange, partyDraft } from './placement-parties';
import { effectOf } from './row-effect';
import type { RecordEffect, RowEffect } from './row-effect';
import { attempt } from '../request/save-point';
import { withVehicles } from './with-vehicles';

export interface PlacedRow extends CheckedRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface Placing {
  readonly clientId: string;
  readonly fileName: string;
  /** Only finds out what would become of each row. */
  readonly dryRun: boolean;
}

type Good = PlacedRow & { readonly placement: Placement };

/** Makes files of a batch of rows, or brings open files up to date with them, and says what became of each. */
export async function placeRows(
  context: TransactionContext,
  placing: Placing,
  given: readonly PlacedRow[],
): Promise<RowOutcome[]> {
  const rows = await withVehicles(given, context.now, context.app.log);
  const good = rows.filter((row): row is Good => row.placement !== undefined);
  const known = await knownAccounts(
    context,
    placing.clientId,
    good.map((row) => row.placement.accountNumber),
  );
  const serials = await knownSerials(
    context,
    good.flatMap((row) => row.placement.vin ?? []),
  );
  const outcomes = new Map<number, RowOutcome>();
  const fresh: Good[] = [];
  for (const row of rows) {
    if (row.placement === undefined) {
      outcomes.set(row.row, rejected(row, row.problems));
      continue;
    }
    const { accountNumber } = row.placement;
    const warned = warnedOf(row as Good, serials, known.files.get(accountNumber)?._id);
    if (known.elsewhere.has(accountNumber)) outcomes.set(row.row, refused(row, new Problem('DUPLICATE')));
    else if (known.files.has(accountNumber))
      outcomes.set(row.row, await renew(context, placing, warned, known));
    else fresh.push(warned);
  }
  for (const outcome of await place(context, placing, fresh)) outcomes.set(outcome.row, outcome);
  return rows.flatMap(({ row, cells }) => {
    const outcome = outcomes.get(row);
    // Nothing leads from a row of a check to a file: what it says itself tells which one it is.
    return outcome ? [placing.dryRun ? { ...outcome, cells } : outcome] : [];
  });
}

/** The row with a word on the open files that its asset is on too, those of the rows before it aside: they were told of already. */
function warnedOf(row: Good, serials: KnownSerials, own: string | undefined): Good {
  const { vin } = row.placement;
  const isAddressee = row.problems.some(({ column, reason }) => column === 'vin' && reason === 'repeated');
  const detail = isAddressee || !vin ? undefined : alsoOn(serials, vin, own);
  if (!vin || !detail) return row;
  const told: CellProblem = { column: 'vin', reason: 'onOpenFile', value: vin, warning: true, detail };
  return { ...row, problems: [...row.problems, told] };
}

async function place(
  context: TransactionContext,
  placing: Placing,
  rows: readonly Good[],
): Promise<RowOutcome[]> {
  if (placing.dryRun) return rows.map((row) => through(row, 'created', null));
  const together = await attempt(context, () => createTogether(context, placing, rows));
  if ('value' in together) return together.value;
  // One of them is in the way of all: each by itself, so that only that one is refused.
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const alone = await attempt(context, () => createTogether(context, placing, [row]));
    outcomes.push(...('value' in alone ? alone.value : [refused(row, alone.refused)]));
  }
  return outcomes;
}

async function createTogether(
  context: TransactionContext,
  placing: Placing,
  rows: readonly Good[],
): Promise<RowOutcome[]> {
  const files = await createRecords(
    context,
    'file',
    rows.map(({ placement }) => fileDraft(placement, placing.clientId, context.now)),
  );
  const pairs = rows.map((row, index) => ({ row, file: files[index] as Recorded<'file'> }));
  await createRecords(
    context,
    'relatedParty',
    pairs.flatMap(({ row, file }) => [
      partyDraft(row.placement, file._id),
      ...[coDebtorDraft(row.placement, file._id)].filter((one) => one !== undefined),
    ]),
  );
  for (const { row, file } of pairs) {
    const registered = await registering(context, row.placement, file._id);
    if (registered) await register(context, registered);
  }
  const warned = pairs.filter(({ row }) => row.problems.length > 0);
  await historyOf(
    context,
    warned.map(({ row, file }) => ({ file, message: placedFrom(placing, row) })),
  );
  return pairs.map(({ row, file }) => through(row, 'created', file._id));
}

async function renew(
  context: TransactionContext,
  placing: Placing,
  row: Good,
  known: KnownAccounts,
): Promise<RowOutcome> {
  const { placement } = row;
  const file = known.files.get(placement.accountNumber) as Recorded<'file'>;
  const change = difference({ ...file }, fileChange(placement, file, context.now));
  const debtor = known.debtors.get(file._id);
  const ofDebtor = debtor ? difference({ ...debtor }, partyChange(placement, debtor)) : {};
  const named = coDebtorDraft(placement, file._id);
  const coDebtor = named && sameCoDebtor(named, known.coDebtors);
  const ofCoDebtor = coDebtor ? difference({ ...coDebtor }, coDebtorChange(named, coDebtor)) : {};
  const coming = [debtor ? undefined : partyDraft(placement, file._id), coDebtor ? undefined : named];
  const joining = coming.filter((one) => one !== undefined);
  const registered = await registering(context, placement, file._id);
  const changed = [change, ofDebtor, ofCoDebtor].flatMap((one) => Object.keys(one));
  if (changed.length + joining.length === 0 && !registered) return through(row, 'unchanged', file._id);
  const came: string[] = [];
  let renewed = debtor;
  let lienHolder: RecordEffect | undefined;
  const done = await attempt(
    context,
    async () => {
      if (Object.keys(change).length > 0) await updateRecord(context, 'file', file, change);
      if (debtor) renewed = await updateRecord(context, 'relatedParty', debtor, ofDebtor);
      if (coDebtor) await updateRecord(context, 'relatedParty', coDebtor, ofCoDebtor);
      if (registered) lienHolder = await register(context, registered);
      for (const one of joining) came.push((await createRecord(context, 'relatedParty', one))._id);
      await historyOf(context, [{ file, message: changedFrom(placing, row, [...new Set(changed)]) }]);
    },
    !placing.dryRun,
  );
  if ('refused' in done) return refused(row, done.refused);
  const effect = {
    file: effectOf(file, change),
    // As it is kept: what is sealed is written down nowhere else in clear.
    relatedParty: debtor && renewed && effectOf(debtor, kept(renewed, Object.keys(ofDebtor))),
    coDebtor: coDebtor && effectOf(coDebtor, ofCoDebtor),
    lienHolder,
    ...(came.length > 0 && { came }),
  };
  return { ...through(row, 'updated', file._id), effect: effect as RowEffect };
}

const kept = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

function placedFrom({ fileName }: Placing, { row, problems }: Good): Sentence {
  return problems
    .map(warningOf)
    .reduce<Sentence>(
      (first, second) => sentence('documents.both', { first, second }),
      sentence('documents.rowOf', { row, file: fileName }),
    );
}

// Who came to the file, and who holds a lien, is told by an entry of its own.
const changedFrom = (placing: Placing, row: Good, fields: readonly string[]): Sentence =>
  fields.length === 0
    ? placedFrom(placing, row)
    : sentence('documents.both', {
        first: placedFrom(placing, row),
        second: sentence('documents.fieldsChanged', { fields }),
      });

function warningOf(problem: CellProblem): Sentence {
  const { column, reason, value, detail } = problem;
  if (reason === 'vinCheckDigit') return sentence('documents.checkDigitNotRight', { column, value });
  if (reason === 'vinCharacters') return sentence('documents.charactersNoVIN', { column, value });
  if (reason === 'vinLength') return sentence('documents.not17Characters', { column, value });
  return sentence('documents.cellWarning', { column, value, why: detail ?? reasons[reason].en });
}

async function historyOf(
  context: TransactionContext,
  told: readonly { file: Recorded<'file'>; message: Sentence }[],
): Promise<void> {
  const rows = told.map(({ file, message }) =>
    historyRow(context, {
      type: 'import_update',
      message,
      entity: 'file',
      entityId: file._id,
      fileId: file._id,
    }),
  );
  await writeHistoryRows(context, rows);
}

function through(row: PlacedRow, outcome: RowOutcome['outcome'], fileId: string | null): RowOutcome {
  return { row: row.row, outcome, fileId, problems: row.problems, cells: null };
}

function rejected(row: PlacedRow, problems: readonly CellProblem[]): RowOutcome {
  return {
    row: row.row,
    outcome: 'rejected',
    fileId: null,
    problems: problems.filter((one) => !one.warning),
    cells: row.cells,
  };
}

function refused(row: PlacedRow, problem: Problem): RowOutcome {
  const [column = 'accountNumber'] = Object.keys(problem.detail.errors ?? {});
  return rejected(row, [{ column, reason: 'notAccepted', value: '', detail: problem.sentence }]);
}
