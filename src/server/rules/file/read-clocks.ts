import { sql } from 'kysely';
import { clockFactsOf } from '#contract/clocks/file-clocks';
import type { Clock } from '#contract/clocks/clock';
import type { Party } from '#contract/clocks/clock-facts';
import { clocksOf } from '#contract/clocks/clocks-of';
import type { Rule } from '#contract/clocks/rule-in-force';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../../database/tables';

/** What the clocks of a file are worked out from beside the file itself. */
export interface ClockGround {
  readonly rules: readonly Rule[];
  readonly parties: readonly Party[];
}

type Located = Pick<Recorded<'file'>, '_id' | 'state'>;

/** The rules that have ever been in force where a file is, and those who are on it, as columns of a query. */
export const clockGround = ({ _id, state }: Located): Sql => sql`
  coalesce((select jsonb_agg(to_jsonb(r)) from "enforcementRule" r where r.province in (${state}, 'CA')), '[]') rules,
  coalesce((select jsonb_agg(jsonb_build_object('_id', p._id, 'relatedPartyType', p."relatedPartyType") order by p."createdAt", p._id)
    from "relatedParty" p where p."fileId" = ${_id}::uuid and p."deletedAt" is null), '[]') parties`;

/** Reads what the clocks of a file are worked out from. */
export async function readClockGround(db: Db, file: Located): Promise<ClockGround> {
  const { rows } = await sql<ClockGround>`select ${clockGround(file)}`.execute(db);
  return rows[0] ?? { rules: [], parties: [] };
}

/** The clocks of a file, each with its reckoning. */
export async function readClocks(db: Db, file: Recorded<'file'>): Promise<Clock[]> {
  const { rules, parties } = await readClockGround(db, file);
  return clocksOf(clockFactsOf(file, parties), rules);
}
