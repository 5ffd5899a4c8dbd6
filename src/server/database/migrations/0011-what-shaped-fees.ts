import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What the price list held a fee to: the units that were free, and the least or the most where the amount is one of them. */
export const whatShapedFees: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

// Only where the list still gives the very amount can it be said that it did.
const statements = [
  `alter table fee add column "freeUnits" float8, add column "minimumAmount" numeric(14,2),
    add column "maximumAmount" numeric(14,2)`,
  `update fee f set "freeUnits" = nullif(l."freeUnits", 0) from "companyFee" l
    where l._id = f."companyFeeId" and f.source = 'schedule' and l.amount = f."unitAmount"
      and l.unit not in ('flat', 'percent')
      and f.amount = round(greatest(0, f.quantity - coalesce(l."freeUnits", 0))::numeric * l.amount, 2)`,
  `update fee f set "minimumAmount" = f.amount from "companyFee" l
    where l._id = f."companyFeeId" and f.source = 'schedule' and f.amount = l."minimumAmount"
      and f.amount <> round(f.quantity::numeric * f."unitAmount", 2) and f."freeUnits" is null`,
  `update fee f set "maximumAmount" = f.amount from "companyFee" l
    where l._id = f."companyFeeId" and f.source = 'schedule' and f.amount = l."maximumAmount"
      and f.amount <> round(f.quantity::numeric * f."unitAmount", 2) and f."freeUnits" is null`,
];
