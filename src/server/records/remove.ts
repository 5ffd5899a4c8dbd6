import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Said } from '#contract/words/sentence';
import { filesOf } from '../history/write-history';
import { inTransaction } from '../request/in-transaction';
import type { Answer, RequestContext, TransactionContext } from '../request/context';
import { readId } from '../request/read-id';
import { holdToNoLegalHold } from '../retention/hold-to-no-hold';
import { rulesOf } from './installed-rules';
import { holdToAction } from './hold-to-action';
import { holdToVersion } from './hold-to-version';
import { openFile } from './open-file';
import { present } from './present';
import { finalizeWrite } from './finalize-write';
import { updateRow } from './store';
import { take } from './take';

/** Deletes a record: the deleted record. Its row stays, for what still refers to it and for history. */
export async function remove(context: RequestContext, name: ResourceName): Promise<Answer> {
  return inTransaction(context, async (context) => {
    const gone = await removeRecord(context, name, readId(context.parameters.id, 'id'));
    return { body: present(name, { ...gone }, context.caller) };
  });
}

/** The same within a write that is under way. `tell`: what history says of it, where the rules would say it otherwise. */
export async function removeRecord<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  id: string,
  tell?: (record: Recorded<N>) => Said,
): Promise<Recorded<N>> {
  const current = await take(context, name, id);
  holdToVersion(context, name, current);
  holdToAction(context, name, current, 'delete');
  await openFile(context, name, current);
  await holdToNoLegalHold(context.db, ...filesOf(name, current));
  return removeByRules(context, name, current, tell);
}

/** The same of a record that has been taken, by its rules alone: who may has been answered, by what leads to it. */
export async function removeByRules<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  current: Recorded<N>,
  tell?: (record: Recorded<N>) => Said,
): Promise<Recorded<N>> {
  await rulesOf(name).beforeRemove?.(context, current);
  const at = context.now.toISOString();
  const gone = {
    deletedAt: at,
    updatedAt: at,
    updatedBy: context.caller.userId,
    version: current.version + 1,
  };
  await updateRow(context.db, name, current._id, gone);
  const record = { ...current, ...gone };
  await rulesOf(name).afterRemove?.(context, record);
  const told = { before: current, after: record, changed: [], message: tell?.(current) };
  await finalizeWrite(context, name, 'removed', told);
  return record;
}
