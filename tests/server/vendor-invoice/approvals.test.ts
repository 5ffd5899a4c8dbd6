import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addPrice, bill, change, decide, tow } from '../../support/vendor-billing';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
const who: Record<string, Person> = {};
let numbers = 0;

beforeAll(async () => {
  ({ host, close } = await openHost());
  for (const name of [
    'administrator',
    'supervisor',
    'file_manager',
    'remarketing_specialist',
    'accountant',
    'vendor_manager',
  ])
    who[name] = await signIn(host, name);
});
afterAll(() => close());

const by = (name: string): Person => who[name] as Person;

async function inReview(total: string, values: object = {}, line: object = {}, keeper = 'vendor_manager') {
  const fileId = await acceptedFile(by('supervisor'), by('vendor_manager'));
  const documentId = await addDocument(host, [fileId]);
  numbers += 3;
  const reply = await bill(by(keeper), [tow(fileId, { unitAmount: total, hst: '0.00', ...line })], {
    invoiceNumber: `R${numbers}`,
    documentId,
    invoiceStatus: 'submitted',
    ...values,
  });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply;
}
const idOf = (reply: Reply): string => String(reply.body._id);
const approve = async (name: string, reply: Reply) => (await decide(by(name), [idOf(reply)], 'approved'))[0];
const shown = async (name: string, reply: Reply) =>
  (await by(name).call('GET', `/desk/vendorInvoice/${idOf(reply)}`)).body;

describe('an invoice over contract', () => {
  it('is approved with a note alone, in bulk and in the record', async () => {
    await addPrice(host, { feeType: 'key_cut', unit: 'each', amount: '220.00' });
    const invoice = await inReview('268.00', {}, { feeType: 'key_cut', hst: '34.84' });
    expect(invoice.body.flags).toEqual(['over_contract']);
    const missing = { errors: { note: 'note is a required field' } };
    expect(await approve('file_manager', invoice)).toMatchObject({ ok: false, code: 'INVALID', ...missing });
    const blank = { invoiceStatus: 'approved', note: '  ' };
    expect(await change(by('file_manager'), invoice, blank)).toMatchObject({ status: 422, body: missing });
    const { body } = await by('file_manager').call(
      'GET',
      '/vendorInvoice/list?invoiceNumber=' + invoice.body.invoiceNumber,
    );
    expect(body.data).toMatchObject([{ checks: [{ variance: '48.00' }] }]);
    const note = 'Agreed on the phone.';
    const [told] = await decide(by('file_manager'), [idOf(invoice)], 'approved', { note });
    expect(told).toMatchObject({ ok: true, invoiceStatus: 'pending_post' });
  });
});

describe('the ladder', () => {
  it.each([
    ['500.00', ['file_manager']],
    ['500.01', ['file_manager', 'supervisor']],
    ['2500.00', ['file_manager', 'supervisor']],
    ['2500.01', ['file_manager', 'supervisor', 'accountant']],
  ])('of %s dollars is climbed by %j, in this order', async (total, names) => {
    const invoice = await inReview(total);
    expect(invoice.body.levelsNeeded).toBe(names.length);
    for (const [index, name] of names.entries()) {
      for (const other of ['file_manager', 'supervisor', 'accountant'])
        if (other !== name) expect((await approve(other, invoice))?.code).toBe('CONFLICT');
      const last = index === names.length - 1;
      expect(await approve(name, invoice)).toMatchObject({
        ok: true,
        invoiceStatus: last ? 'pending_post' : 'in_review',
        approvalLevel: last ? index + 1 : index + 2,
      });
    }
    expect((await shown('supervisor', invoice)).approvals).toMatchObject(
      names.map((_, index) => ({ level: index + 1, decision: 'approved' })),
    );
  });

  it('is not climbed twice by one person, nor by who submitted, not even by an administrator', async () => {
    const invoice = await inReview('900.00');
    expect(await approve('administrator', invoice)).toMatchObject({ ok: true, approvalLevel: 2 });
    expect(await approve('administrator', invoice)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: 'You have approved this invoice at another level; the next one is for somebody else.',
    });
    expect(await approve('supervisor', invoice)).toMatchObject({ ok: true });
    const keyed = await inReview('100.00', {}, {}, 'administrator');
    expect(await approve('administrator', keyed)).toMatchObject({
      message: 'Who submitted an invoice does not approve it.',
    });
  });

  it('is begun by who sells where it is the costs of a sale alone', async () => {
    const sale = await inReview('80.00', {}, { feeType: 'detailing' });
    const other = await inReview('80.00');
    await host.app.db
      .updateTable('file')
      .set({ stage: 'remarketing', status: 'at_auction' })
      .where('_id', 'in', [
        ...(sale.body.fileIds as unknown as string[]),
        ...(other.body.fileIds as unknown as string[]),
      ])
      .execute();
    expect((await approve('remarketing_specialist', other))?.message).toBe('This step is not yours to take.');
    expect(await approve('remarketing_specialist', sale)).toMatchObject({ ok: true });
  });

  it('lets one of two who approve at once through, and tells the other', async () => {
    const invoice = await inReview('900.00');
    const { version } = await shown('administrator', invoice);
    const seen = { versions: [String(version)] };
    const both = await Promise.all([
      decide(by('administrator'), [idOf(invoice)], 'approved', seen),
      decide(by('file_manager'), [idOf(invoice)], 'approved', seen),
    ]);
    expect(both.flat().filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.flat().find(({ ok }) => !ok)).toMatchObject({
      code: 'STALE_VERSION',
      message: 'Somebody else decided or changed this invoice just now.',
    });
    expect((await shown('supervisor', invoice)).approvals).toHaveLength(1);
  });

  it('is climbed by plain changes too, and by whose turn it is not, not', async () => {
    const invoice = await inReview('900.00');
    expect((await change(by('supervisor'), invoice, { invoiceStatus: 'approved' })).status).toBe(403);
    const first = await change(by('file_manager'), invoice, { invoiceStatus: 'approved' });
    expect(first.body).toMatchObject({ invoiceStatus: 'in_review', approvalLevel: 2 });
    const disputed = await change(by('supervisor'), invoice, { invoiceStatus: 'disputed' });
    expect([disputed.status, Object.keys((disputed.body.errors ?? {}) as object)]).toEqual([
      422,
      ['disputeReason'],
    ]);
    expect((await change(by('supervisor'), invoice, { invoiceNumber: 'MINE' })).status).toBe(403);
    expect((await change(by('supervisor'), invoice, { invoiceStatus: 'posted' })).status).toBe(409);
    expect((await change(by('vendor_manager'), invoice, { invoiceStatus: 'approved' })).status).toBe(403);
  });
});

describe('sending back', () => {
  it('disputes single lines with a reason, and comes back to the level that disputed', async () => {
    const invoice = await inReview('900.00');
    await approve('file_manager', invoice);
    const [bare] = await decide(by('supervisor'), [idOf(invoice)], 'disputed');
    expect(bare).toMatchObject({ ok: false, code: 'INVALID', message: 'note is a required field' });
    const [wrong] = await decide(by('supervisor'), [idOf(invoice)], 'disputed', { note: 'x', lines: ['2'] });
    expect(wrong).toMatchObject({ ok: false, code: 'INVALID' });
    const [sent] = await decide(by('supervisor'), [idOf(invoice)], 'disputed', {
      note: 'The tow was 12 km.',
      lines: ['1'],
    });
    expect(sent).toMatchObject({ ok: true, invoiceStatus: 'disputed' });
    const seen = await shown('vendor_manager', invoice);
    expect(seen).toMatchObject({
      disputeReason: 'The tow was 12 km.',
      may: expect.arrayContaining(['edit', 'submit']),
    });
    const lines = seen.lines as unknown as { unitAmount: string }[];
    const corrected = await change(by('vendor_manager'), invoice, {
      lines: lines.map((line) => ({ ...line, unitAmount: '800.00' })),
      invoiceStatus: 'submitted',
    });
    expect(corrected.body).toMatchObject({
      invoiceStatus: 'in_review',
      approvalLevel: 2,
      disputeReason: null,
      total: '800.00',
    });
    expect(corrected.body.approvals).toMatchObject([
      { level: 1, decision: 'approved' },
      { level: 2, decision: 'disputed', lines: ['1'] },
    ]);
    expect(await approve('supervisor', invoice)).toMatchObject({ ok: true, invoiceStatus: 'pending_post' });
  });

  it('rejects the whole, or one line of several as a dispute', async () => {
    const fileId = await acceptedFile(by('supervisor'), by('vendor_manager'));
    const documentId = await addDocument(host, [fileId]);
    const two = await bill(by('vendor_manager'), [tow(fileId), tow(fileId, { feeType: 'key_cut' })], {
      invoiceNumber: 'TWO-1',
      documentId,
      invoiceStatus: 'submitted',
    });
    const [part] = await decide(by('file_manager'), [idOf(two)], 'rejected', {
      note: 'No key',
      lines: ['2'],
    });
    expect(part?.invoiceStatus).toBe('disputed');
    const whole = await inReview('50.00');
    const [all] = await decide(by('file_manager'), [idOf(whole)], 'rejected', { note: 'Not ours' });
    expect(all?.invoiceStatus).toBe('rejected');
    const again = await change(by('vendor_manager'), whole, { invoiceStatus: 'submitted' });
    expect(again.body).toMatchObject({ invoiceStatus: 'in_review', approvalLevel: 1, rejectReason: null });
  });

  it('cannot be answered by changing what is no longer open', async () => {
    const invoice = await inReview('50.00');
    const late = await change(by('vendor_manager'), invoice, { invoiceNumber: 'LATE' });
    expect(late.status).toBe(403);
    await approve('file_manager', invoice);
    expect((await change(by('accountant'), invoice, { invoiceNumber: 'LATE' })).status).toBe(403);
  });
});

describe('deciding many', () => {
  it('decides each on its own and says of each why not', async () => {
    const [one, two, own] = [
      await inReview('100.00'),
      await inReview('3000.00'),
      await inReview('100.00', {}, {}, 'administrator'),
    ];
    await approve('file_manager', one);
    const told = await decide(
      by('administrator'),
      [idOf(one), idOf(two), idOf(own), companyId('V01'), 'none'],
      'approved',
    );
    expect(told.map(({ ok, code }) => code ?? ok)).toEqual([
      'CONFLICT',
      true,
      'CONFLICT',
      'NOT_FOUND',
      'MALFORMED',
    ]);
  });

  it('takes a key once for the whole call', async () => {
    const invoices = [await inReview('100.00'), await inReview('100.00')];
    const { body } = await by('file_manager').call(
      'POST',
      '/desk/vendorInvoice/decide',
      { ids: invoices.map(idOf), decision: 'approved' },
      { 'idempotency-key': 'bulk-approval-1' },
    );
    expect((body.data as unknown as { ok: boolean }[]).map(({ ok }) => ok)).toEqual([true, true]);
  });
});

describe('what waits for a person', () => {
  it('is what stands at their level, and not what they submitted or approved', async () => {
    const waiting = async (name: string): Promise<string[]> =>
      (
        (await by(name).call('GET', '/vendorInvoice/list?decidable=true&size=500')).body.data as unknown as {
          _id: string;
        }[]
      ).map(({ _id }) => _id);
    const invoice = await inReview('900.00');
    expect(await waiting('file_manager')).toContain(idOf(invoice));
    expect(await waiting('supervisor')).not.toContain(idOf(invoice));
    expect(await waiting('administrator')).toContain(idOf(invoice));
    await approve('administrator', invoice);
    expect(await waiting('file_manager')).not.toContain(idOf(invoice));
    expect(await waiting('supervisor')).toContain(idOf(invoice));
    expect(await waiting('administrator')).not.toContain(idOf(invoice));
    expect(await waiting('vendor_manager')).toEqual([]);
  });
});
