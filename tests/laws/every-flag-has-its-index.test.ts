import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { vocabularies } from '#contract/vocabularies/index';
import { createRandom } from '#server/seed/random';
import { startHost } from '../support/host';

/** An index that has the bills of one flag and no others, in the order in which the list begins, and of them all that the list shows first. */
const ofOne =
  /ON public\."vendorInvoice" USING btree \("invoiceDate" DESC, _id DESC\) INCLUDE \(flags, .*\) WHERE \(\("deletedAt" IS NULL\) AND \(flags <> '\{\}'::text\[\]\) AND \(flags && ARRAY\['(\w+)'::text\]\)\)$/;

it('the bills of each flag stand in an index of that flag, so that a new flag is not looked for among all bills', async () => {
  const host = await startHost();
  const { rows } = await sql<{
    definition: string;
  }>`select pg_get_indexdef(indexrelid) definition from pg_index
    where indrelid = '"vendorInvoice"'::regclass`.execute(host.app.db);
  const found = rows.flatMap(({ definition }) => ofOne.exec(definition)?.slice(1) ?? []);
  const without = (flags: readonly string[]) => flags.filter((flag) => !found.includes(flag));
  expect(without(vocabularies.vendorInvoiceFlag)).toEqual([]);
  // None is kept for a flag that there is no more.
  expect(found.toSorted()).toEqual(vocabularies.vendorInvoiceFlag.toSorted());
  const drawn = `flag_${createRandom('a flag that was never seen').int(1000, 9999)}`;
  expect(without([...vocabularies.vendorInvoiceFlag, drawn])).toEqual([drawn]);
});
