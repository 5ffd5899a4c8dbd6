import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** A redemption knows where the unit was when it was asked for, and goes back there where it comes to nothing. */
export const redemptionsThatGoBack: Migration = {
  async up(db) {
    await sql`alter table file add column "redemptionFrom" text`.execute(db);
    await sql`
      update file f set "redemptionFrom" = coalesce(
        (select c->>'before' from history h, jsonb_array_elements(h.changes) c
          where h."fileId" = f._id and h.entity = 'file' and c->>'field' = 'status' and c->>'after' = 'redemption_requested'
            and c->>'before' not in ('resume', 'close_rejected', 'close_checklist', 'closed')
          order by h.at desc limit 1),
        case when f.notice->>'noticeServedDate' is null then 'notice_pending' else 'notice_sent' end)
      where coalesce(f."previousStatus", f.status) in ('redemption_requested', 'redemption_quoted', 'redeemed', 'reinstated')`.execute(
      db,
    );
  },
};
