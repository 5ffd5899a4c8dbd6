import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Which receipts of trust are still to be remitted is kept with them: it was added up of each that ever came in, at every look. */
export const moneyToRemit: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table payment add column "remitDue" boolean not null default false`,
  // Before anything is written: what follows at the end of the transaction stands in the way of an index.
  `create index payment_remit_due on payment ("receivedDate" desc, _id desc) where "deletedAt" is null and "remitDue"`,
  `update payment t set "remitDue" = true where t."remitBy" is not null and t.status = 'cleared' and (
    select sum(case when p.direction = 'out' or p.method = 'trust_transfer' then -p.amount else p.amount end) from payment p
    where p."fileId" = t."fileId" and p."isTrust" and p.status = 'cleared' and p."deletedAt" is null) > 0`,
];
