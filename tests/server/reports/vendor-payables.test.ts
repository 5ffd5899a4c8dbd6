import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { signIn } from '../../support/person';
import { linesOf } from '../../support/reports';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, tow } from '../../support/vendor-billing';

/** Bills of one tow of 140.00, which in Ontario come to 158.20; the last was paid in part. */
const bills = [
  { invoiceNumber: 'B-1', dueDate: '2026-11-20', paid: '0.00' },
  { invoiceNumber: 'B-2', dueDate: '2026-11-19', paid: '0.00' },
  { invoiceNumber: 'B-3', dueDate: '2026-10-21', paid: '0.00' },
  { invoiceNumber: 'B-4', dueDate: '2026-10-20', paid: '0.00' },
  { invoiceNumber: 'B-5', dueDate: '2026-08-22', paid: '0.00' },
  { invoiceNumber: 'B-6', dueDate: '2026-08-21', paid: '58.20' },
];

it('tells what is owed on each vendor invoice, in the bracket of the days for which it is past due', async () => {
  const { host, close } = await openHost({ jobs: true, at: '2026-11-20T15:00:00.000Z' });
  try {
    const supervisor = await signIn(host, 'supervisor');
    const vendor = await signIn(host, 'vendor_manager');
    const accountant = await signIn(host, 'accountant');
    for (const { invoiceNumber, dueDate, paid } of bills) {
      const fileId = await acceptedFile(supervisor, vendor);
      const documentId = await addDocument(host, [fileId]);
      const { status, body } = await bill(vendor, [tow(fileId)], {
        invoiceNumber,
        documentId,
        invoiceStatus: 'submitted',
      });
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body.total).toBe('158.20');
      await sql`update "vendorInvoice" set "dueDate" = ${dueDate}::date, "paidAmount" = ${paid}::numeric
        where _id = ${String(body._id)}::uuid`.execute(host.app.db);
    }
    const brackets = [
      'Not due',
      '1–30 days past due',
      '31–60 days past due',
      '61–90 days past due',
      'Over 90 days past due',
      'Owed',
    ];
    const lines = await linesOf(host, accountant, { reportType: 'vendor_payables' });
    const told = Object.fromEntries(
      lines.map((line) => [line['Invoice number'], brackets.map((name) => String(line[name] ?? ''))]),
    );
    expect(told).toEqual({
      'B-1': ['158.20', '', '', '', '', '158.20'],
      'B-2': ['', '158.20', '', '', '', '158.20'],
      'B-3': ['', '158.20', '', '', '', '158.20'],
      'B-4': ['', '', '158.20', '', '', '158.20'],
      'B-5': ['', '', '', '158.20', '', '158.20'],
      'B-6': ['', '', '', '', '100.00', '100.00'],
    });
  } finally {
    await close();
  }
});
