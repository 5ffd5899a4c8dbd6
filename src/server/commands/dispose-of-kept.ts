import type { RowOf, Unworded } from '#contract/commands/input';
import { askOrCheck } from '../identity/fresh-code';
import { inTransaction } from '../request/in-transaction';
import { withoutIdempotencyKey } from '../request/without-idempotency-key';
import { disposeOf } from '../retention/dispose';
import { countKept, readKept } from '../retention/read-kept';
import { eachOnItsOwn } from './each-on-its-own';
import type { Handler } from './handler';

const atOnce = 100;

/**
 * Disposes of what has been kept for long enough, each entry on its own, after a fresh code; tells of each whether it went, and why not,
 * and how much is left.
 */
export const disposeOfKept: Handler<'disposeOfKept'> = async (context, { reason, mfaCode }) => {
  if ((await askOrCheck(context, 'disposeOfKept', mfaCode ?? undefined)) === 'asked')
    return { body: { showMFAForm: true } };
  const data: Unworded<RowOf<'disposeOfKept'>>[] = [];
  for (const { fileId, ref, keptClass, records, keptUntil } of await readKept(context, {
    most: atOnce,
    free: true,
  })) {
    const entry = { fileId, ref, keptClass, records, keptUntil };
    const { _id, ...became } = await eachOnItsOwn(context, fileId, () =>
      inTransaction(withoutIdempotencyKey(context), async (context) => {
        await disposeOf(context, entry, reason);
        return {};
      }),
    );
    data.push({ ...entry, ...became });
  }
  return { body: { data, left: await countKept(context, true) } };
};
