import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * Every order in which a list that grows with the house can be asked for stands in an index, as what it is narrowed by does: else each of its
 * pages puts all that is there in order first, a fifth of a second at a hundred thousand files.
 */
export const ordersOfLists: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const live = `where "deletedAt" is null`;
const searches = ['vinSearch', 'personDebtorSearch', 'lienDischarge', 'vhr'];

const orders: readonly (readonly [table: string, column: string, collation?: string])[] = [
  ['document', 'fileName', ' collate "und-x-icu"'],
  ['document', 'documentType'],
  ['document', 'sizeBytes'],
  ['request', 'dueDate'],
  ['request', 'amount'],
  ['invoice', 'dueDate'],
  ['invoice', 'total'],
  ['invoice', 'balanceDue'],
  ['invoice', 'status'],
  ['payment', 'amount'],
  ['payment', 'status'],
  ['payment', 'remitBy'],
  ['repairsAndReconditioning', 'category'],
  ['repairsAndReconditioning', 'estimateAmount'],
  ...searches.flatMap((table) => [[table, 'completedAt'] as const, [table, 'status'] as const]),
];

const statements = [
  ...orders.map(
    ([table, column, collation = '']) =>
      `create index "${table}_by_${column}" on "${table}" ("${column}"${collation}, _id) ${live}`,
  ),
  // A part of a VIN is what people have in hand.
  ...['vinSearch', 'vhr'].map(
    (table) =>
      `create index "${table}_vin" on "${table}" using gin (fold(vin) gin_trgm_ops) with (fastupdate = off)`,
  ),
  // Of all notes somebody was ever sent, few are archived.
  `create index note_delivery_archived on "noteDelivery" ("userId", "noteId") where "archivedAt" is not null`,
  `create index "lienDischarge_jurisdiction" on "lienDischarge" (jurisdiction, "orderedAt" desc, _id desc) ${live}`,
];
