import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { openHost } from '../support/host';

/** What goes in one statement with all of its kind that names it: the money of a file. */
const together = ['fee.invoiceId', 'invoice.creditOfInvoiceId', 'projectedFee.realizedFeeId'];
/** What keeps a file from being erased, by intent. */
const keeps = ['legalHold.fileId'];

it('whatever names a record that can be erased lets go of it, or goes with it', async () => {
  const { host, close } = await openHost();
  // A file is erased with all that lies on it; what is erased by nothing may be held by what names it.
  const erased = resourceNames.filter((name) => name === 'file' || declarationOf(name).belongs);
  const { rows } = await sql<{ naming: string }>`
    select r.relname || '.' || a.attname naming
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class n on n.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and n.relname = any(${erased}::text[]) and c.confdeltype not in ('c', 'n') order by 1`.execute(
    host.app.db,
  );
  await close();
  expect(rows.map(({ naming }) => naming)).toEqual([...together, ...keeps].sort());
});
