import { sql } from 'kysely';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';

type Fee = Recorded<'fee'>;
type Projection = Recorded<'projectedFee'>;

const gone: readonly Fee['status'][] = ['void', 'declined'];
const variance = (fee: Fee, expected: Projection): string =>
  amountOf(centsOf(fee.amount) - centsOf(expected.amount));

/** What was expected and has come is realised by the fee, the one that was expected first; how far they are apart is kept. */
export async function realizeProjection(context: TransactionContext, fee: Fee): Promise<void> {
  const { rows } = await sql<Projection>`
    select * from "projectedFee" t where "fileId" = ${fee.fileId}::uuid and "feeType" = ${fee.feeType}
      and direction = ${fee.direction} and status = 'projected' and "deletedAt" is null
      and ("companyId" is null or "companyId" = ${fee.companyId}::uuid)
    order by "expectedOn" nulls last, _id limit 1`.execute(context.db);
  const [expected] = rows;
  if (!expected) return;
  await writeChange(context, 'projectedFee', expected, {
    status: 'realized',
    realizedFeeId: fee._id,
    variance: variance(fee, expected),
  });
}

/** What fees realised follows them: to another amount, and back to what is expected where nothing comes of the fee. */
export async function reviewProjections(
  context: TransactionContext,
  fees: readonly (Fee & { deletedAt?: string | null })[],
): Promise<void> {
  const ids = fees.map(({ _id }) => _id);
  const { rows } = await sql<Projection>`
    select * from "projectedFee" t where "realizedFeeId" = any(${ids}::uuid[]) and "deletedAt" is null
    order by _id`.execute(context.db);
  for (const realized of rows) {
    const fee = fees.find(({ _id }) => _id === realized.realizedFeeId);
    if (!fee) continue;
    const change =
      gone.includes(fee.status) || fee.deletedAt
        ? { status: 'projected', realizedFeeId: null, variance: null }
        : { variance: variance(fee, realized) };
    await writeChange(context, 'projectedFee', realized, change);
  }
}
