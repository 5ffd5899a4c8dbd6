import { sql } from 'kysely';
import { clockFactsOf } from '#contract/clocks/file-clocks';
import type { Clock } from '#contract/clocks/clock';
import type { Party } from '#contract/clocks/clock-facts';
import { clocksOf } from '#contract/clocks/clocks-of';
import type { Rule } from '#contract/clocks/rule-in-force';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../../database/tables';
import { askRules } from './rules-remembered';
import type { FoundRules } from './rules-remembered';

/** What the clocks of a file are worked out from beside the file itself. */
export interface ClockBasis {
  /** The rules that have ever been in force where the file is. */
  readonly rules: readonly Rule[];
  readonly parties: readonly Party[];
}

type Located = Pick<Recorded<'file'>, '_id' | 'state'>;

/** What a query of `askClockBasis` finds. */
export type FoundBasis = FoundRules & Pick<ClockBasis, 'parties'>;

/** A query of one row for what a file's clocks are worked out from, and how that row is read. `fileId`: its id, in SQL; `state`: see `askRules`. */
export function askClockBasis(fileId: Sql): {
  readonly state: string;
  readonly query: () => Sql;
  readonly read: (found: FoundBasis, file: Pick<Located, 'state'>) => ClockBasis;
} {
  const rules = askRules();
  return {
    state: rules.state,
    query: () => sql`select rules.*, parties from (${rules.query()}) rules cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('_id', p._id, 'relatedPartyType', p."relatedPartyType") order by p."createdAt", p._id), '[]') parties
      from "relatedParty" p where p."fileId" = ${fileId} and p."deletedAt" is null) those`,
    read: (found, { state }) => ({
      rules: rules.read(found).filter(({ province }) => province === state || province === 'CA'),
      parties: found.parties,
    }),
  };
}

/** Reads what the clocks of a file are worked out from. */
export async function readClockBasis(db: Db, file: Located): Promise<ClockBasis> {
  const basis = askClockBasis(sql`${file._id}::uuid`);
  const { rows } = await sql<FoundBasis>`${basis.query()}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the rules of a file could not be read');
  return basis.read(found, file);
}

/** The clocks of a file, each with its reckoning. */
export async function readClocks(db: Db, file: Recorded<'file'>): Promise<Clock[]> {
  const { rules, parties } = await readClockBasis(db, file);
  return clocksOf(clockFactsOf(file, parties), rules);
}
