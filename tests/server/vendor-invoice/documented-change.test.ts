import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, bill, change, tow } from '../../support/vendor-billing';

let host: TestHost;
let close: () => Promise<void>;
const who: Record<string, Person> = {};
let numbers = 0;

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const name of ['administrator', 'supervisor', 'file_manager', 'vendor_manager'])
    who[name] = await signIn(host, name);
});
afterAll(() => close());

const by = (name: string): Person => who[name] as Person;
const shown = async (name: string, reply: Reply) =>
  (await by(name).call('GET', `/desk/vendorInvoice/${String(reply.body._id)}`)).body;

describe('the documented change of an invoice', () => {
  const twoLines = async (keeper = 'vendor_manager'): Promise<Reply> => {
    const fileId = await acceptedFile(by('supervisor'), by('vendor_manager'));
    numbers += 3;
    return bill(by(keeper), [tow(fileId), tow(fileId, { feeType: 'key_cut', unitAmount: '700.00' })], {
      invoiceNumber: `C${numbers}`,
      documentId: await addDocument(host, [fileId]),
      invoiceStatus: 'submitted',
      note: 'The key had to be programmed twice.',
    });
  };

  it('carries what a decision says: a note for the next level, the lines that are sent back, the answer to them', async () => {
    const invoice = await twoLines();
    const passed = await change(by('file_manager'), invoice, {
      invoiceStatus: 'approved',
      note: 'Seen the tow slip.',
    });
    expect(passed.body).toMatchObject({
      approvalLevel: 2,
      approvals: [{ level: 1, decision: 'approved', note: 'Seen the tow slip.' }],
      note: 'The key had to be programmed twice.',
    });
    const seen = await shown('vendor_manager', invoice);
    expect(JSON.stringify(seen)).not.toContain('tow slip');
    const back = await change(by('supervisor'), invoice, {
      invoiceStatus: 'rejected',
      rejectReason: 'Keys are 220 by contract.',
      disputedLines: ['2'],
    });
    expect(back.body).toMatchObject({
      invoiceStatus: 'disputed',
      disputeReason: 'Keys are 220 by contract.',
      disputedLines: ['2'],
    });
    const [towed] = seen.lines as unknown as object[];
    const answered = await change(by('vendor_manager'), invoice, {
      lines: [towed, { ...towed, feeType: 'key_cut', unitAmount: '220.00' }],
      invoiceStatus: 'submitted',
      note: 'Line 2 corrected.',
    });
    expect(answered.body).toMatchObject({
      invoiceStatus: 'in_review',
      approvalLevel: 2,
      disputedLines: null,
      disputeReason: null,
      note: 'Line 2 corrected.',
    });
  });

  it('carries nothing that is not its sender’s to say', async () => {
    const invoice = await twoLines();
    const refused = async (name: string, values: object): Promise<unknown> => {
      const { status, body } = await change(by(name), invoice, values);
      return [status, Object.keys((body.errors ?? {}) as object)[0]];
    };
    const disputed = { invoiceStatus: 'disputed', disputeReason: 'x' };
    expect(await refused('file_manager', { ...disputed, note: 'y' })).toEqual([403, 'note']);
    expect(await refused('file_manager', { ...disputed, disputedLines: ['3'] })).toEqual([
      422,
      'disputedLines',
    ]);
    expect(await refused('file_manager', { invoiceStatus: 'approved', disputedLines: ['1'] })).toEqual([
      422,
      'disputedLines',
    ]);
    expect(await refused('file_manager', { invoiceStatus: 'approved', lines: [] })).toEqual([403, 'lines']);
    await change(by('file_manager'), invoice, disputed);
    expect(await refused('vendor_manager', { disputedLines: ['1'] })).toEqual([403, 'disputedLines']);
    expect(
      await refused('vendor_manager', { invoiceStatus: 'void', rejectReason: 'x', invoiceNumber: 'Z' }),
    ).toEqual([403, 'invoiceNumber']);
    const kept = await shown('file_manager', invoice);
    expect(kept.may).toEqual(expect.arrayContaining(['takeBack']));
    const again = await change(by('file_manager'), invoice, { invoiceStatus: 'in_review' });
    expect(again.body).toMatchObject({ invoiceStatus: 'in_review', disputeReason: null });
  });

  it('takes the taxes along with what is billed anew, but for those that the vendor claimed', async () => {
    const fileId = await acceptedFile(by('supervisor'), by('vendor_manager'));
    const draft = await bill(
      by('vendor_manager'),
      [tow(fileId, { unitAmount: '200.00' }), tow(fileId, { unitAmount: '200.00', hst: '20.00' })],
      { invoiceNumber: 'TAXES-1' },
    );
    const lines = draft.body.lines as unknown as object[];
    const corrected = await change(by('vendor_manager'), draft, {
      lines: lines.map((line) => ({ ...line, unitAmount: '100.00' })),
    });
    expect(corrected.body.lines).toMatchObject([
      { amount: '100.00', hst: '13.00' },
      { amount: '100.00', hst: '20.00' },
    ]);
  });

  it('says why an invoice that waits is not this person’s to approve', async () => {
    const invoice = await twoLines('administrator');
    const why = async (name: string): Promise<unknown> => (await shown(name, invoice)).whyNotApprove;
    expect(await why('administrator')).toBe('OWN_INVOICE');
    expect(await why('supervisor')).toBe('NOT_YOUR_LEVEL');
    expect(await why('vendor_manager')).toBe('NOT_YOURS');
    expect(await why('file_manager')).toBeNull();
  });
});
