import { sql } from 'kysely';
import type { JsonValue } from '#contract/fields';
import type { Mapping } from '#contract/placement/read-columns';
import type { ValueMapping } from '#contract/placement/row-says';
import { newId } from '../database/new-id';
import type { Db } from '../database/tables';
import type { TransactionContext } from '../request/context';

/** How a lender’s spreadsheets of placements are read. */
export interface PlacementLayout {
  readonly clientId: string;
  readonly sheet?: string;
  readonly headRow?: number;
  readonly mapping: Mapping;
  readonly values: ValueMapping;
}

export interface KeptLayout {
  readonly version: number;
  readonly sheet: string | null;
  readonly headRow: number | null;
  readonly mapping: Mapping;
  readonly values: ValueMapping;
  readonly createdAt: string;
  readonly createdBy: string;
}

/** The versions of a lender’s layout, the newest first, the last fifty of them. */
export async function layoutsOf(db: Db, clientId: string): Promise<KeptLayout[]> {
  const { rows } = await sql<KeptLayout>`
    select l.version, l.sheet, l."headRow", l.mapping, l."values",
      to_char(l."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "createdAt",
      u."firstName" || ' ' || u."lastName" "createdBy"
    from "placementLayout" l join "user" u on u._id = l."createdBy"
    where l."clientId" = ${clientId}::uuid order by l.version desc limit 50`.execute(db);
  return rows;
}

/** Keeps how a lender’s spreadsheet was read, as its next version, unless that is how the last one was. */
export async function keepLayout(context: TransactionContext, layout: PlacementLayout): Promise<void> {
  const { clientId, sheet = null, headRow = null, mapping, values } = layout;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`layout|${clientId}`}, 0))`.execute(context.db);
  const [last] = await layoutsOf(context.db, clientId);
  const asked = { sheet, headRow, mapping, values };
  if (last && sameJson(asked, { ...asked, ...pick(last) })) return;
  await sql`insert into "placementLayout" (_id, "clientId", version, sheet, "headRow", mapping, "values", "createdAt", "createdBy")
    values (${newId(context.now.getTime())}, ${clientId}, ${(last?.version ?? 0) + 1}, ${sheet}, ${headRow},
      ${JSON.stringify(mapping)}::jsonb, ${JSON.stringify(values)}::jsonb, ${context.now.toISOString()},
      ${context.caller.userId})`.execute(context.db);
}

const pick = ({ sheet, headRow, mapping, values }: KeptLayout) => ({ sheet, headRow, mapping, values });

/** The database keeps the keys of an object in an order of its own. */
const sameJson = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: JsonValue) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
