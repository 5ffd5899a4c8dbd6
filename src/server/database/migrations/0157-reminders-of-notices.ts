import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What reminds of a notice before a seizure names the notice: of several that run, it reminded of the one that ends first. */
export const remindersOfNotices: Migration = {
  async up(db) {
    await sql`
      update reminder r set title = jsonb_build_object('key', 'files.noticeEnds', 'with',
        (r.title->'with') || jsonb_build_object('notice', jsonb_path_query_first(f.deadlines, '$[*] ? (@.clock == "prior_notice").notice')))
      from file f where f._id = r."fileId" and r.source = 'rule' and r.status <> 'cancelled'
        and r.title->>'key' = 'files.clockEnds' and r.title->'with'->>'clock' = 'prior_notice'
        and f.deadlines @? '$[*] ? (@.clock == "prior_notice")'`.execute(db);
  },
};
