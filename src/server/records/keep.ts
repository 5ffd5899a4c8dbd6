import type { Recorded, ResourceName } from '#contract/resources/index';
import type { TransactionContext } from '../request/context';
import { finalizeWrite } from './finalize-write';
import { insertRow } from './store';
import { insertRows } from './store-many';

/** Keeps a record that the host made itself, whole as it is: with its history and its news, and by no rule of what people make. */
export async function keepRecord<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  record: Recorded<N>,
): Promise<void> {
  await insertRow(context.db, name, { ...record });
  await finalizeWrite(context, name, 'created', { after: record, changed: [] });
}

/** The same of what has no history of its own: it is another write’s doing, which says so. */
export async function keepSilently<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  records: readonly Recorded<N>[],
): Promise<void> {
  await insertRows(context.db, name, records);
}
