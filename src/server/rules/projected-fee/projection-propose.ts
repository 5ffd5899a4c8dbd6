import { sql } from 'kysely';
import { amountOf } from '#contract/money/cents';
import { quoteFee } from '#contract/money/quote';
import { todayIn } from '#contract/placement/province-time';
import { projections } from '#contract/reference/projections';
import type { ProjectionRow } from '#contract/reference/projections';
import type { Recorded } from '#contract/resources/index';
import { newId } from '../../database/new-id';
import { keepSilently } from '../../records/keep';
import { wholeRow } from '../../records/store';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { readFeeBasis } from '../fee/fee-basis';
import { baseOf } from '../fee/fee-price';

type File = Recorded<'file'>;
type Projection = Recorded<'projectedFee'>;
type Direction = Projection['direction'];

/**
 * Proposes what the stage that a file has come to is expected to cost, by the price lists, in the write that moves it; what stands on
 * the file already, or is expected there, is not proposed twice. A file that is closed expects nothing more. What is proposed
 * is the move's doing and has no history of its own.
 */
export async function followStage(context: TransactionContext, before: File, after: File): Promise<void> {
  if (!before.closed && after.closed) return giveUp(context, after._id);
  if (before.stage === after.stage) return;
  const asked = projections[after.stage]
    .filter(({ assignmentTypes }) => assignmentTypes?.includes(after.assignmentType) ?? true)
    .flatMap((row) => row.directions.map((direction) => ({ row, direction })));
  if (asked.length === 0) return;
  const known = await knownOn(context, after._id);
  const vendorId = await vendorOf(context, after._id);
  const proposed: Projection[] = [];
  for (const { row, direction } of asked) {
    if (known.has(`${row.feeType} ${direction}`)) continue;
    const one = await propose(context, after, row, direction, vendorId);
    if (one) proposed.push(one);
  }
  if (proposed.length === 0) return;
  await keepSilently(context, 'projectedFee', proposed);
  context.announce({ to: 'file', fileId: after._id, resource: 'projectedFee' });
}

/** Proposes one fee on a file in the write that calls for it: by the client's price list, or where that has no price, at what it cost. */
export async function proposeFee(
  context: TransactionContext,
  file: File,
  feeType: Projection['feeType'],
  quantity: number,
  cost: string,
): Promise<void> {
  const row = { feeType, quantity, directions: ['receivable'], days: 0, probability: 100 } as const;
  const proposed =
    (await propose(context, file, row, 'receivable', null)) ??
    (await propose(context, file, row, 'receivable', null, cost));
  if (!proposed) return;
  await keepSilently(context, 'projectedFee', [proposed]);
  context.announce({ to: 'file', fileId: file._id, resource: 'projectedFee' });
}

async function propose(
  context: TransactionContext,
  file: File,
  row: ProjectionRow,
  direction: Direction,
  vendorId: string | null,
  unitAmount: string | null = null,
): Promise<Projection | undefined> {
  const companyId = direction === 'receivable' ? file.clientId : vendorId;
  const today = todayIn(file.state, context.now);
  const subject = {
    file,
    feeType: row.feeType,
    direction,
    companyId: companyId ?? file.agencyId,
    state: file.state,
    incurredOn: today,
    taxedOn: today,
  };
  const quantity = row.quantity ?? 1;
  const quote = quoteFee(
    { feeType: row.feeType, quantity, unitAmount, base: baseOf(subject) },
    await readFeeBasis(context.db, subject),
  );
  if (typeof quote === 'string') return undefined;
  const at = context.now.toISOString();
  return wholeRow('projectedFee', {
    _id: newId(context.now.getTime()),
    fileId: file._id,
    feeType: row.feeType,
    direction,
    companyId,
    quantity,
    unitAmount: amountOf(quote.unitAmount),
    amount: amountOf(quote.amount),
    expectedOn: new Date(Date.parse(`${today}T00:00:00Z`) + row.days * 86_400_000).toISOString().slice(0, 10),
    probability: row.probability,
    status: 'projected',
    createdAt: at,
    createdBy: null,
    updatedAt: at,
    updatedBy: null,
    version: 1,
  });
}

async function knownOn(context: TransactionContext, fileId: string): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select "feeType" || ' ' || direction as key from "projectedFee"
      where "fileId" = ${fileId}::uuid and status <> 'cancelled' and "deletedAt" is null
    union select "feeType" || ' ' || direction from fee
      where "fileId" = ${fileId}::uuid and status <> all('{void,declined}') and "deletedAt" is null`.execute(
    context.db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whose work it will be: the company that took the file on, the first of them where there are several. */
async function vendorOf(context: TransactionContext, fileId: string): Promise<string | null> {
  const { rows } = await sql<{ companyId: string }>`
    select "companyId" from "companyAssignment" where "fileId" = ${fileId}::uuid and status = 'accepted' and "deletedAt" is null
    order by role = 'primary' desc, "assignedAt", _id limit 1`.execute(context.db);
  return rows[0]?.companyId ?? null;
}

async function giveUp(context: TransactionContext, fileId: string): Promise<void> {
  const { rows } = await sql<Projection>`
    select * from "projectedFee" where "fileId" = ${fileId}::uuid and status = 'projected' and "deletedAt" is null
    order by _id`.execute(context.db);
  for (const one of rows) await writeChange(context, 'projectedFee', one, { status: 'cancelled' });
}
