import { sql } from 'kysely';
import type { JsonValue } from '#contract/fields';
import { Problem } from '#contract/problems';
import type { Mapping } from '#contract/placement/read-columns';
import type { ValueMapping } from '#contract/placement/row-says';
import { sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import type { Db } from '../database/tables';
import { writeHistory } from '../history/write-history';
import type { TransactionContext } from '../request/context';

/** How a lender’s spreadsheets of placements are read. */
export interface PlacementLayout {
  readonly clientId: string;
  readonly sheet?: string;
  readonly headRow?: number;
  readonly mapping: Mapping;
  readonly values: ValueMapping;
  /** Whether the day stands first where a day could be two; absent where that is asked each time. */
  readonly dayFirst?: boolean;
}

export interface KeptLayout {
  readonly version: number;
  readonly sheet: string | null;
  readonly headRow: number | null;
  readonly mapping: Mapping;
  readonly values: ValueMapping;
  readonly dayFirst: boolean | null;
  readonly createdAt: string;
  readonly createdBy: string;
}

/** The versions of a lender’s layout, the newest first, the last fifty of them. */
export async function layoutsOf(db: Db, clientId: string): Promise<KeptLayout[]> {
  const { rows } = await sql<KeptLayout>`
    select l.version, l.sheet, l."headRow", l.mapping, l."values", l."dayFirst",
      to_char(l."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "createdAt",
      u."firstName" || ' ' || u."lastName" "createdBy"
    from "placementLayout" l join "user" u on u._id = l."createdBy"
    where l."clientId" = ${clientId}::uuid order by l.version desc limit 50`.execute(db);
  return rows;
}

/**
 * Keeps how a lender’s spreadsheets are read, as its next version, which its history tells, unless that is how the last one was.
 * `follows`: the version that was seen, where somebody had one open.
 * @throws Problem CONFLICT where there is a later one by now
 */
export async function keepLayout(
  context: TransactionContext,
  layout: PlacementLayout,
  follows?: number,
): Promise<void> {
  const { clientId, sheet = null, headRow = null, mapping, values, dayFirst = null } = layout;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`layout|${clientId}`}, 0))`.execute(context.db);
  const [last] = await layoutsOf(context.db, clientId);
  const lastVersion = last?.version ?? 0;
  if (follows !== undefined && follows !== lastVersion)
    throw new Problem('CONFLICT', { message: sentence('network.layoutMoved', { version: lastVersion }) });
  const asked = { sheet, headRow, mapping, values, dayFirst };
  if (last && sameJson(asked, { ...asked, ...pick(last) })) return;
  const version = lastVersion + 1;
  await sql`insert into "placementLayout" (_id, "clientId", version, sheet, "headRow", mapping, "values", "dayFirst", "createdAt", "createdBy")
    values (${newId(context.now.getTime())}, ${clientId}, ${version}, ${sheet}, ${headRow},
      ${JSON.stringify(mapping)}::jsonb, ${JSON.stringify(values)}::jsonb, ${dayFirst}, ${context.now.toISOString()},
      ${context.caller.userId})`.execute(context.db);
  await writeHistory(context, {
    type: 'system',
    entity: 'company',
    entityId: clientId,
    fileId: null,
    message: sentence('network.layoutKept', { version }),
    visibility: 'internal',
  });
}

const pick = ({ sheet, headRow, mapping, values, dayFirst }: KeptLayout) => ({
  sheet,
  headRow,
  mapping,
  values,
  dayFirst,
});

/** The database keeps the keys of an object in an order of its own. */
const sameJson = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: JsonValue) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
