import { sql } from 'kysely';
import type { Party } from '#contract/clocks/clock-facts';
import { clockBasis } from '#contract/clocks/file-clocks';
import type { ClockBasis } from '#contract/clocks/file-clocks';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../database/tables';

/** What is read beside what clocks are worked out from: which file it is, what was worked out, and what follows from it. */
const besideBasis = [
  '_id',
  'ref',
  'version',
  'statusDue',
  'agencyId',
  'assignedUsers',
  'priorNotice',
  'nextDeadline',
  'nextDeadlineKind',
  'deadlines',
  'deficiencyAllowed',
  'deficiencyReason',
] as const satisfies readonly (keyof Recorded<'file'>)[];

/** What of a file its clocks are worked out from, and what was worked out. */
export interface FileToRecalculate extends ClockBasis, Pick<Recorded<'file'>, (typeof besideBasis)[number]> {
  readonly parties: readonly Party[];
}

/** So many at a time that other requests are answered between two batches. */
const batch = 200;

/** Open files on which a rule of a province, or of the whole country, may bear. Alias `t`. */
export const underRule = (province: string): Sql => sql`not t.closed and t."deletedAt" is null
  and (${province} = 'CA' or t.state = ${province})`;

/** Reads the files that meet a condition on the alias `t`, batch by batch in the order of their ids, with those who are on them. */
export async function* readFilesToRecalculate(db: Db, which: Sql): AsyncGenerator<FileToRecalculate[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<FileToRecalculate>`
      select ${sql.join([...besideBasis, ...clockBasis].map((name) => sql.raw(`t."${name}"`)))}, p.parties
      from file t cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('_id', r._id, 'relatedPartyType', r."relatedPartyType")
        order by r."createdAt", r._id), '[]') parties from "relatedParty" r where r."fileId" = t._id and r."deletedAt" is null) p
      where ${which} and t._id > ${last}::uuid order by t._id limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?._id ?? last;
  }
}
