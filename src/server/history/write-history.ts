import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { newId } from '../database/new-id';
import { insertRow } from '../records/store';
import type { Write } from '../request/work';
import type { HistoryEntry } from '../rules/rules';

interface Happening extends HistoryEntry {
  readonly entity: ResourceName;
  readonly entityId: string;
  readonly fileId: string | null;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly changed?: readonly string[];
}

/** Writes down what happened, in the transaction in which it happens. */
export async function writeHistory(write: Write, happening: Happening): Promise<void> {
  const changed = (happening.changed ?? []).filter((field) => !happening.hidden?.includes(field));
  const id = newId(write.now.getTime());
  await insertRow(write.db, 'history', {
    _id: id,
    fileId: happening.fileId,
    type: happening.type,
    entity: happening.entity,
    entityId: happening.entityId,
    at: write.now.toISOString(),
    byUserId: write.caller.userId,
    byCompanyId: write.caller.companyId,
    source: write.origin.source,
    requestId: write.origin.requestId,
    updatedFields: changed,
    changes: changed.map((field) => ({
      field,
      before: happening.before?.[field] ?? null,
      after: happening.after?.[field] ?? null,
    })),
    message: happening.message,
    visibility: happening.visibility ?? 'client_and_vendor',
    createdAt: write.now.toISOString(),
    createdBy: write.caller.userId,
    updatedAt: write.now.toISOString(),
    updatedBy: write.caller.userId,
    version: 1,
  });
}

/** The file that a record belongs to: itself, or the one that its declaration names. */
export function fileOf(name: ResourceName, record: Readonly<Record<string, unknown>>): string | null {
  if (name === 'file') return String(record._id);
  const { belongs } = declarationOf(name);
  return belongs ? ((record[belongs] as string | null) ?? null) : null;
}
