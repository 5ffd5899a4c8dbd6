import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import type { Person, Reply } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addUsualPrices, bill, change, openVendors, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
let staff: Person;
let vendor: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, staff, vendor } = await openVendors());
  await addUsualPrices(host);
});
afterAll(() => close());
beforeEach(async () => {
  fileId = await acceptedFile(staff, vendor);
});

/** An invoice of so many lines, submitted with a document of its own. */
async function submitted(invoiceNumber: string, lines: readonly object[], values: object = {}) {
  const documentId = await addDocument(host, [fileId]);
  const reply = await bill(vendor, lines, {
    invoiceNumber,
    documentId,
    invoiceStatus: 'submitted',
    ...values,
  });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply;
}

const checksOf = (reply: Reply): unknown => reply.body.checks;
/** That a fee is expected of the vendor for work on a day. */
async function expectFee(incurredOn: string): Promise<void> {
  const fee = { fileId, feeType: 'towing_local', direction: 'payable', companyId: companyId('V01') };
  const { status } = await staff.call('POST', '/fee/', { ...fee, incurredOn });
  expect(status).toBe(201);
}

/** A day of billing that no other invoice has, so that nothing looks alike. */
const later = { invoiceDate: '2026-11-19' };
const passed = { invoiceStatus: 'pending_post', levelsNeeded: 0, flags: [] };
const stopped = { invoiceStatus: 'in_review', approvalLevel: 1, flags: ['duplicate_number'] };

describe('work that an invoice bills already', () => {
  const done = { incurredOn: '2026-11-10' };

  it('goes to a person, who is told which invoice bills it', async () => {
    const first = await submitted('TWICE-A', [tow(fileId, done)]);
    expect(first.body).toMatchObject(passed);
    // Another number, sum and day of billing: only the work is the same.
    const again = await submitted('TWICE-Z', [tow(fileId, { ...done, unitAmount: '139.00' })], {
      invoiceDate: '2026-11-19',
    });
    expect(again.body).toMatchObject(stopped);
    expect(checksOf(again)).toMatchObject([
      { flags: ['duplicate_number'], billedBy: ['TWICE-A'], repeats: null },
    ]);
  });

  it('goes to a person under another day too, where no more of it is expected', async () => {
    await submitted('DAYS-A', [tow(fileId, done)]);
    const again = await submitted('DAYS-Z', [tow(fileId, { incurredOn: '2026-11-11' })]);
    expect(again.body).toMatchObject(stopped);
    expect(checksOf(again)).toMatchObject([{ billedBy: ['DAYS-A'] }]);
  });

  it('is other work where one more is expected, and no more than that', async () => {
    await submitted('MORE-A', [tow(fileId, done)]);
    await expectFee('2026-11-11');
    const second = await submitted('MORE-M', [tow(fileId, { incurredOn: '2026-11-11' })], later);
    expect(second.body).toMatchObject(passed);
    const third = await submitted('MORE-Z', [tow(fileId, { incurredOn: '2026-11-12' })]);
    expect(third.body).toMatchObject(stopped);
    expect(checksOf(third)).toMatchObject([{ billedBy: ['MORE-A', 'MORE-M'] }]);
  });

  it('is counted while the invoice that bills it waits for a person', async () => {
    await expectFee('2026-11-10');
    const waits = await submitted('WAIT-A', [tow(fileId, { ...done, unitAmount: '200.01' })]);
    expect(waits.body.invoiceStatus).toBe('in_review');
    const second = await submitted('WAIT-Z', [tow(fileId, { incurredOn: '2026-11-11' })]);
    expect(second.body).toMatchObject(stopped);
    expect(checksOf(second)).toMatchObject([{ billedBy: ['WAIT-A'] }]);
  });

  it('is billed by none that was cancelled, was never sent in, or bills another file or kind of work', async () => {
    const lines = [tow(fileId, done)];
    const cancelled = await bill(vendor, lines, { invoiceNumber: 'NONE-A' });
    await change(vendor, cancelled, { invoiceStatus: 'void', rejectReason: 'Sent twice' });
    await bill(vendor, lines, { invoiceNumber: 'NONE-D' });
    const another = await acceptedFile(staff, vendor);
    await submitted('NONE-F', [tow(another, done)], { documentId: await addDocument(host, [another]) });
    await submitted('NONE-K', [tow(fileId, { ...done, feeType: 'locksmith_entry' })]);
    expect((await submitted('NONE-Z', lines, later)).body).toMatchObject(passed);
  });

  it('goes to a person where it was paid by hand', async () => {
    await expectFee('2026-11-10');
    await host.app.db.updateTable('fee').set({ status: 'paid' }).where('fileId', '=', fileId).execute();
    const again = await submitted('HAND-Z', [tow(fileId, { incurredOn: '2026-11-11' })]);
    expect(again.body).toMatchObject(stopped);
    expect(checksOf(again)).toMatchObject([{ billedBy: [] }]);
  });

  it('does not pass by coming in several times at once', async () => {
    const replies = await Promise.all(
      ['ONCE-P', 'ONCE-Q', 'ONCE-R', 'ONCE-S'].map((number, index) =>
        submitted(number, [tow(fileId, done)], { invoiceDate: `2026-11-1${index + 5}` }),
      ),
    );
    const standings = replies.map(({ body }) => body.invoiceStatus).sort();
    expect(standings).toEqual(['in_review', 'in_review', 'in_review', 'pending_post']);
  });
});

describe('a line that stands on an invoice twice', () => {
  it('goes to a person, who is told which line it repeats', async () => {
    const one = tow(fileId, { unitAmount: '60.00' });
    const reply = await submitted('LINES-A', [one, one, tow(fileId, { incurredOn: '2026-11-10' })]);
    expect(reply.body).toMatchObject(stopped);
    expect(checksOf(reply)).toMatchObject([
      { flags: [], repeats: null },
      { flags: ['duplicate_number'], billedBy: [], repeats: 1 },
      { flags: [], repeats: null },
    ]);
  });

  it('is no repetition where only its description says what it is', async () => {
    const other = { feeType: 'other', unitAmount: '10.00' };
    const reply = await submitted('LINES-O', [
      tow(fileId, { ...other, description: 'Ferry' }),
      tow(fileId, { ...other, description: 'Toll bridge' }),
      tow(fileId, { ...other, description: ' ferry' }),
    ]);
    expect(checksOf(reply)).toMatchObject([{ repeats: null }, { repeats: null }, { repeats: 1 }]);
  });
});

describe('the limit up to which a price list lets work through', () => {
  it('holds for all that an invoice bills of a kind on a file', async () => {
    const halves = (sums: readonly string[]) =>
      sums.map((unitAmount, index) => tow(fileId, { unitAmount, incurredOn: `2026-11-0${index + 1}` }));
    const over = await submitted('HALVES-A', halves(['100.00', '100.01']));
    expect(over.body).toMatchObject({ invoiceStatus: 'in_review', flags: [], levelsNeeded: 1 });
    fileId = await acceptedFile(staff, vendor);
    expect((await submitted('HALVES-Z', halves(['100.00', '100.00']))).body).toMatchObject(passed);
  });
});
