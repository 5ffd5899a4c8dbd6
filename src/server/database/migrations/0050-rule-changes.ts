import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What a rule of law said before somebody changed it; and the right of administrators to change one. */
export const ruleChanges: Migration = {
  async up(db) {
    await sql`create table "ruleChange" (
      _id uuid primary key,
      "ruleId" uuid not null references "enforcementRule",
      "begunId" uuid not null references "enforcementRule",
      at timestamptz not null,
      "userId" uuid not null references "user",
      before jsonb not null,
      after jsonb not null
    )`.execute(db);
    await sql`create index rule_change_of on "ruleChange" ("begunId", at)`.execute(db);
    await sql`update role set permissions = (select jsonb_agg(case when p->>'resource' = 'provinceTax' and not p->'actions' ? 'editRules'
        then jsonb_set(p, '{actions}', (p->'actions') || '["editRules"]') else p end order by place)
      from jsonb_array_elements(permissions) with ordinality as each (p, place))
      where key = 'administrator' and jsonb_array_length(permissions) > 0`.execute(db);
  },
};
