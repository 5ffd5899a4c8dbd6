import { todayIn } from '#contract/placement/province-time';
import { amountOf, centsOf, times } from '#contract/money/cents';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { find } from '../../records/find';
import { asShown } from '../../records/present';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { projectionScopeAsks, projectionsInScope } from '../fee/fee-side';
import { sideOnFile } from '../handled-files';
import { checkDirection } from '../fee/fee-checks';
import { priceFee } from '../fee/fee-price';
import { conflict, forbiddenField, invalid } from '../refuse';
import type { Rules } from '../../records/rules';

type Projection = Recorded<'projectedFee'>;

/** What is expected costs what the list says, or what somebody expects. */
async function complete(
  context: TransactionContext,
  draft: Draft<'projectedFee'>,
): Promise<Partial<Projection>> {
  const file = await find(context.db, 'file', draft.fileId, context.caller);
  if (sideOnFile(context.caller, file) !== 'agency') throw forbiddenField('fileId');
  checkDirection(draft);
  const companyId = draft.companyId ?? (draft.direction === 'receivable' ? file.clientId : null);
  if (draft.direction === 'receivable' && companyId !== file.clientId)
    throw invalid('companyId', sentence('money.receivableChargedClientFile'));
  const today = todayIn(file.state, context.now);
  const { values } = await priceFee(
    context.db,
    {
      file: asShown('file', file, context.caller),
      feeType: draft.feeType,
      direction: draft.direction,
      companyId: companyId ?? file.agencyId,
      state: file.state,
      incurredOn: today,
      taxedOn: today,
    },
    { quantity: draft.quantity ?? 1, unitAmount: draft.unitAmount ?? null, baseAmount: null },
  );
  return { companyId, unitAmount: values.unitAmount, amount: values.amount, status: 'projected' };
}

async function change(
  _: TransactionContext,
  current: Projection,
  fields: Change<'projectedFee'>,
): Promise<Partial<Projection>> {
  if (current.status !== 'projected') throw conflict(sentence('money.whatComeGivenUpNot'));
  const after = { ...current, ...fields } as Projection;
  checkDirection(after);
  if (!('quantity' in fields) && !('unitAmount' in fields)) return {};
  const unitAmount = after.unitAmount ?? current.unitAmount;
  return { unitAmount, amount: amountOf(times(centsOf(unitAmount), after.quantity)) };
}

export const projectedFeeRules: Rules<'projectedFee'> = {
  scope: projectionsInScope,
  scopeAsks: projectionScopeAsks,
  may: (_, { status }, actions) =>
    status === undefined || status === 'projected'
      ? [...actions]
      : actions.filter((action) => action !== 'edit'),
  // What came of it may not stand yet, and what we think of it is ours.
  hides: (caller) => (sideOf(caller.activityType) === 'client' ? ['note', 'realizedFeeId', 'variance'] : []),
  beforeCreate: complete,
  beforeUpdate: change,
  history: (_, { feeType }) => ({
    type: 'projected_fee_changed',
    message: sentence('money.fee', { fee: choices.feeType[feeType] }),
    visibility: 'internal',
  }),
};
