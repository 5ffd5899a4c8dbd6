import { readBody } from '#contract/shapes';
import type { ResourceName } from '#contract/resources/index';
import { inTransaction } from '../request/in-transaction';
import type { Answer, Work } from '../request/work';
import { rulesOf } from './installed-rules';
import { holdToAction } from './hold-to-action';
import { holdToVersion } from './hold-to-version';
import { openFile } from './open-file';
import { present } from './present';
import { settle } from './settle';
import { updateRow } from './store';
import { take } from './take';

/** Deletes a record: the deleted record. Its row stays, for what still refers to it and for history. */
export async function remove(work: Work, name: ResourceName): Promise<Answer> {
  return inTransaction(work, async (write) => {
    const { _id } = readBody({ _id: { kind: 'key', required: true } }, 'draft', {
      _id: write.parameters.id,
    }) as { _id: string };
    const current = await take(write, name, _id);
    holdToVersion(write, name, current);
    holdToAction(write, name, current as never, 'delete');
    await openFile(write, name, current);
    await rulesOf(name).beforeRemove?.(write, current as never);
    const at = write.now.toISOString();
    const gone = {
      deletedAt: at,
      updatedAt: at,
      updatedBy: write.caller.userId,
      version: current.version + 1,
    };
    await updateRow(write.db, name, _id, gone);
    const record = { ...current, ...gone };
    await rulesOf(name).afterRemove?.(write, record as never);
    await settle(write, name, 'removed', { before: current, after: record, changed: [] });
    return { body: present(name, record, write.caller) };
  });
}
