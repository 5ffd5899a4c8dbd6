import type { RowOf } from '#contract/commands/input';
import { askOrCheck } from '../identity/fresh-code';
import { inTransaction } from '../request/in-transaction';
import { disposeOf } from '../retention/dispose';
import { countKept, readKept } from '../retention/read-kept';
import type { Handler } from './handler';

const atOnce = 100;

/** Disposes of what has been kept for long enough, all of it or none, after a fresh code; tells what went and how much is left. */
export const disposeOfKept: Handler<'disposeOfKept'> = async (context, { reason, mfaCode }) => {
  if ((await askOrCheck(context, 'disposeOfKept', mfaCode ?? undefined)) === 'asked')
    return { body: { showMFAForm: true } };
  return inTransaction(context, async (context) => {
    const data: Omit<RowOf<'listKept'>, 'isHeld' | 'holdReason'>[] = [];
    const kept = await readKept(context, { most: atOnce, free: true });
    // Files are taken by their ids, as everywhere: whoever takes several at once meets nobody who holds the next one.
    const inOrder = [...kept].sort((one, other) => (one.fileId < other.fileId ? -1 : 1));
    for (const { fileId, ref, keptClass, records, keptUntil } of inOrder) {
      const entry = { fileId, ref, keptClass, records, keptUntil };
      if (await disposeOf(context, entry, reason)) data.push(entry);
    }
    return { body: { data, left: await countKept(context, true) } };
  });
};
