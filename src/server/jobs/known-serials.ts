import { sql } from 'kysely';
import { scopeConditions } from '../records/conditions';
import type { TransactionContext } from '../request/context';
import { fileScope } from '../rules/scopes';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';

interface Standing {
  readonly count: number;
  /** Two of them are enough to name one that is not the file itself. */
  readonly files: readonly { readonly _id: string; readonly ref: string }[];
}

/** The open files that an asset stands on, by its serial number. */
export type KnownSerials = ReadonlyMap<string, Standing>;

/** The open files in the caller's scope that have one of these serial numbers. */
export async function knownSerials(
  context: TransactionContext,
  serials: readonly string[],
): Promise<KnownSerials> {
  if (serials.length === 0) return new Map();
  const these = [
    sql`t."serialNumber" = any(${serials}::text[])`,
    sql`not t.closed and t."deletedAt" is null`,
    ...scopeConditions(fileScope(context.caller)),
  ];
  const { rows } = await sql<Standing & { serial: string }>`
    select t."serialNumber" serial, count(*)::int count,
      to_jsonb((array_agg(jsonb_build_object('_id', t._id, 'ref', t.ref) order by t.ref))[1:2]) files
    from file t where ${sql.join(these, sql.raw(' and '))} group by 1`.execute(context.db);
  return new Map(rows.map(({ serial, count, files }) => [serial, { count, files }]));
}

/** How a row is told that its asset stands on open files beside its own; nothing where it does not. */
export function alsoOn(known: KnownSerials, vin: string, own: string | undefined): Sentence | undefined {
  const standing = known.get(vin);
  const other = standing?.files.find(({ _id }) => _id !== own);
  if (!standing || !other) return undefined;
  const count = standing.count - (standing.files.some(({ _id }) => _id === own) ? 1 : 0);
  return count === 1
    ? sentence('documents.onOpenFile', { ref: other.ref })
    : sentence('documents.onOpenFiles', { count, ref: other.ref });
}
