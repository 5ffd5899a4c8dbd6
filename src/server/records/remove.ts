import type { ResourceName } from '#contract/resources/index';
import { inTransaction } from '../request/in-transaction';
import type { Answer, RequestContext } from '../request/context';
import { readId } from '../request/read-id';
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
    const _id = readId(context.parameters.id, 'id');
    const current = await take(context, name, _id);
    holdToVersion(context, name, current);
    holdToAction(context, name, current as never, 'delete');
    await openFile(context, name, current);
    await rulesOf(name).beforeRemove?.(context, current as never);
    const at = context.now.toISOString();
    const gone = {
      deletedAt: at,
      updatedAt: at,
      updatedBy: context.caller.userId,
      version: current.version + 1,
    };
    await updateRow(context.db, name, _id, gone);
    const record = { ...current, ...gone };
    await rulesOf(name).afterRemove?.(context, record as never);
    await finalizeWrite(context, name, 'removed', { before: current, after: record, changed: [] });
    return { body: present(name, record, context.caller) };
  });
}
