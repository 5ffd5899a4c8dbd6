import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { newId } from '../database/new-id';
import type { Tx } from '../database/tables';
import { insertRow } from '../records/store';
import { insertRows } from '../records/store-many';
import type { TransactionContext } from '../request/context';
import type { HistoryEntry } from '../records/rules';

export interface Happening extends HistoryEntry {
  readonly entity: ResourceName;
  readonly entityId: string;
  readonly fileId: string | null;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly changed?: readonly string[];
}

/** Who or what makes something happen: a person's call, or the host itself, which is nobody. */
export interface Cause {
  readonly now: Date;
  readonly caller: { readonly userId: string | null; readonly companyId: string | null };
  readonly origin: Pick<TransactionContext['origin'], 'source' | 'requestId'>;
}

/** Writes down what happened, in the transaction in which it happens. */
export async function writeHistory(
  context: Cause & { readonly db: Tx },
  happening: Happening,
): Promise<void> {
  await insertRow(context.db, 'history', historyRow(context, happening));
}

/** The same of several, in one statement; as rows, see `historyRow`. */
export async function writeHistoryRows(
  { db }: { readonly db: Tx },
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length > 0) await insertRows(db, 'history', rows);
}

/** What is written down of something that happened. */
export function historyRow(context: Cause, happening: Happening): Record<string, unknown> {
  const changed = happening.changed ?? [];
  const { fields } = declarationOf(happening.entity);
  // That a masked field changed is told; what it was and is stays out of what so many more may read.
  const told = changed.filter((field) => !fields[field]?.mask && !happening.hidden?.includes(field));
  return {
    _id: newId(context.now.getTime()),
    fileId: happening.fileId,
    type: happening.type,
    entity: happening.entity,
    entityId: happening.entityId,
    at: context.now.toISOString(),
    byUserId: context.caller.userId,
    byCompanyId: context.caller.companyId,
    source: context.origin.source,
    requestId: context.origin.requestId,
    updatedFields: changed,
    changes: told.map((field) => ({
      field,
      before: happening.before?.[field] ?? null,
      after: happening.after?.[field] ?? null,
    })),
    message: happening.message,
    visibility: happening.visibility ?? 'client_and_vendor',
    createdAt: context.now.toISOString(),
    createdBy: context.caller.userId,
    updatedAt: context.now.toISOString(),
    updatedBy: context.caller.userId,
    version: 1,
  };
}

/** The files that a record belongs to: itself, or those that its declaration names. */
export function filesOf(name: ResourceName, record: Readonly<Record<string, unknown>>): readonly string[] {
  if (name === 'file') return [String(record._id)];
  const { belongs } = declarationOf(name);
  const named = belongs ? (record[belongs] as string | readonly string[] | null | undefined) : null;
  return typeof named === 'string' ? [named] : (named ?? []);
}

/** The same happening for the history of each file that it belongs to, or for no file's. */
export function happeningsOf(
  name: ResourceName,
  record: Readonly<Record<string, unknown>>,
  happening: Omit<Happening, 'fileId'>,
): Happening[] {
  const fileIds = filesOf(name, record);
  return (fileIds.length > 0 ? fileIds : [null]).map((fileId) => ({ ...happening, fileId }));
}
