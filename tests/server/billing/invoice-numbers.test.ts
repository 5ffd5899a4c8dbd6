import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { numbersOfSuppliers } from '#server/database/migrations/0009-numbers-of-suppliers';
import { bill, patch } from '../../support/billing';
import { putFee } from '../../support/fees';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

/** The draft of an invoice for a new file that an agency handles. */
async function draftOf(host: TestHost, administrator: Person, code: string): Promise<string> {
  const { _id: fileId } = await placeFile(administrator);
  await host.app.db
    .updateTable('file')
    .set({ agencyId: companyId(code) })
    .where('_id', '=', fileId)
    .execute();
  await putFee(host.app.db, { fileId });
  return String((await bill(administrator, fileId)).body._id);
}

async function issue(host: TestHost, administrator: Person, code: string): Promise<string> {
  const id = await draftOf(host, administrator, code);
  const { status, body } = await patch(administrator, id, { status: 'issued' });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.invoiceNumber);
}

it('numbers the invoices of each agency by themselves, an office’s in the book of its head company', async () => {
  const host = await startHost();
  const administrator = await signIn(host, 'administrator');
  expect(await issue(host, administrator, 'NLR')).toBe('NLR-INV-2026-000001');
  expect(await issue(host, administrator, 'PAR')).toBe('PAR-INV-2026-000001');
  expect(await issue(host, administrator, 'NLR-QC')).toBe('NLR-INV-2026-000002');
  expect(await issue(host, administrator, 'PAR')).toBe('PAR-INV-2026-000002');
  expect(await issue(host, administrator, 'NLR')).toBe('NLR-INV-2026-000003');
  const { body } = await administrator.call('GET', '/desk/invoice/list?invoiceNumber=NLR-INV-2026-000002');
  // The partner's second is another number: nobody reads one twice.
  expect(body.total).toBe(1);
});

it('leaves no gap in either book when both agencies issue at once and some of it fails', async () => {
  const host = await startHost();
  const administrator = await signIn(host, 'administrator');
  const drafts: { code: string; id: string }[] = [];
  for (let index = 0; index < 12; index += 1) {
    const code = index % 3 === 0 ? 'PAR' : 'NLR';
    const id = await draftOf(host, administrator, code);
    drafts.push({ code, id });
    // Its fee is taken back meanwhile: what was begun is given up.
    if (index % 4 === 2)
      await host.app.db.updateTable('fee').set({ status: 'void' }).where('invoiceId', '=', id).execute();
  }
  const answers = await Promise.all(
    drafts.map(async ({ code, id }) => ({
      code,
      reply: await patch(administrator, id, { status: 'issued' }),
    })),
  );
  const book = (code: string): string[] =>
    answers
      .flatMap((one) =>
        one.code === code && one.reply.status === 200 ? [String(one.reply.body.invoiceNumber)] : [],
      )
      .sort();
  expect(book('PAR')).toEqual(['PAR-INV-2026-000001', 'PAR-INV-2026-000002', 'PAR-INV-2026-000003']);
  expect(book('NLR')).toEqual(Array.from({ length: 6 }, (_, index) => `NLR-INV-2026-00000${index + 1}`));
});

it('goes on from the highest number of each supplier where one counter served them all', async () => {
  const host = await startHost();
  const administrator = await signIn(host, 'administrator');
  const { db } = host.app;
  const numbers = {
    NLR: ['INV-2025-000007', 'INV-2026-000001', 'INV-2026-000004'],
    PAR: ['INV-2026-000003'],
  };
  for (const [code, given] of Object.entries(numbers))
    for (const invoiceNumber of given) {
      const id = await draftOf(host, administrator, code);
      await db
        .updateTable('invoice')
        .set({ status: 'issued', invoiceNumber })
        .where('_id', '=', id)
        .execute();
    }
  // As it stood before: one counter for a year, one number for everybody.
  for (const statement of [
    'alter table invoice drop column "supplierId"',
    'create unique index invoice_number on invoice ("invoiceNumber")',
    'drop table "invoiceCounter"',
    'create table "invoiceCounter" (year integer primary key, last integer not null)',
    'insert into "invoiceCounter" values (2025, 7), (2026, 4)',
  ])
    await sql.raw(statement).execute(db);
  await numbersOfSuppliers.up(db);
  expect(await issue(host, administrator, 'PAR')).toBe('PAR-INV-2026-000004');
  expect(await issue(host, administrator, 'NLR-QC')).toBe('NLR-INV-2026-000005');
  expect(await issue(host, administrator, 'NLR')).toBe('NLR-INV-2026-000006');
});
