import { sql } from 'kysely';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Said } from '#contract/words/sentence';
import type { Sql } from '../database/tables';
import { writeHistory } from '../history/write-history';
import type { TransactionContext } from '../request/context';
import { holdToNoLegalHold } from '../retention/hold-to-no-hold';
import { forget } from './forget';
import { from } from './from';
import { take } from './take';

export interface Erasure {
  /** What goes, by resource: a condition on the alias `t`, met by nothing but what lies on the file alone. */
  readonly what: { readonly [N in ResourceName]?: Sql };
  /** What the history of the file says of it, which stays. */
  readonly message: Said;
  /** The rows stay, as those of deleted records do. */
  readonly rowsStay?: boolean;
}

export interface Erased {
  readonly file: Recorded<'file'>;
  /** The ids of what went, of each resource. */
  readonly gone: { readonly [N in ResourceName]?: readonly string[] };
}

/**
 * The door of whatever erases records of a file, or the file with them: it is taken, which holds everybody off what lies on it; then the
 * caller decides what goes, and all of that goes in one statement, since records may name each other, with its history and its news. What
 * names an erased record elsewhere lets go of it by itself, and what the history said of it is forgotten.
 * @throws Problem NOT_FOUND, CONFLICT under a legal hold, and what `decide` throws
 */
export async function erase(
  context: TransactionContext,
  fileId: string,
  decide: (file: Recorded<'file'>) => Promise<Erasure> | Erasure,
): Promise<Erased> {
  const file = await take(context, 'file', fileId);
  const erasure = await decide(file);
  await holdToNoLegalHold(context.db, fileId);
  const gone = await takeAway(context, erasure);
  if (!erasure.rowsStay) await forget(context.db, toldOf(fileId, gone));
  if (Object.keys(gone).length > 0)
    await writeHistory(context, {
      type: 'system',
      entity: 'file',
      entityId: fileId,
      fileId,
      message: erasure.message,
      visibility: 'internal',
    });
  const names = Object.keys(erasure.what) as ResourceName[];
  for (const resource of names.includes('file') ? (['file'] as const) : names)
    context.announce({ to: 'file', fileId, resource });
  return { file, gone };
}

const toldOf = (fileId: string, gone: Erased['gone']): Sql =>
  gone.file
    ? sql`t."fileId" = ${fileId}::uuid`
    : sql`t."entityId" = any(${Object.values(gone).flat()}::uuid[])`;

async function takeAway(context: TransactionContext, { what, rowsStay }: Erasure): Promise<Erased['gone']> {
  const parts = Object.entries(what).map(([name, which], index) => ({
    name,
    step: sql.id(`step${index}`),
    goes: rowsStay ? putAway(context, name as ResourceName) : sql`delete from ${from(name as ResourceName)}`,
    which,
  }));
  const steps = parts.map(
    ({ step, goes, which }) => sql`${step} as (${goes} where ${which} returning t._id)`,
  );
  const told = parts.map(({ step, name }) => sql`select ${name}::text name, _id from ${step}`);
  const { rows } = await sql<{ name: ResourceName; _id: string }>`
    with ${sql.join(steps)} ${sql.join(told, sql` union all `)}`.execute(context.db);
  const gone: { [N in ResourceName]?: string[] } = {};
  for (const { name, _id } of rows) (gone[name] ??= []).push(_id);
  return gone;
}

function putAway({ now, caller }: TransactionContext, name: ResourceName): Sql {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`update ${from(name)} set "deletedAt" = ${at}, "updatedAt" = ${at},
    "updatedBy" = ${caller.userId}::uuid, version = t.version + 1`;
}
