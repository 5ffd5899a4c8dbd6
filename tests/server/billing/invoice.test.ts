import { describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { putFee } from '../../support/fees';
import { companyId, messagesOf } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { world, bill, patch, feeOf, refused } from '../../support/billing';

describe('making an invoice', () => {
  it('takes all approved fees of the file, each tax on its line and the totals their sums', async () => {
    const there = await world();
    const { host, accountant, fileId } = there;
    const { db } = host.app;
    const first = await putFee(db, { fileId, unitAmount: '425.00' });
    // 13 % of 1.05 is 0.1365: 14 cents a line, and 28 for two, where 13 % of both together were 27.
    const second = await putFee(db, { fileId, unitAmount: '1.05' });
    const third = await putFee(db, { fileId, unitAmount: '1.05' });
    await putFee(db, { fileId, status: 'draft' });
    await putFee(db, { fileId, direction: 'payable', companyId: companyId('V01') });
    const { status, body } = await bill(accountant, fileId, { purchaseOrder: 'PO 7' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      invoiceNumber: null,
      clientId: companyId('LNA'),
      state: 'ON',
      language: 'en',
      subtotal: '427.10',
      gstTotal: '0.00',
      hstTotal: '55.53',
      pstTotal: '0.00',
      qstTotal: '0.00',
      total: '482.63',
      paidAmount: '0.00',
      balanceDue: '482.63',
      purchaseOrder: 'PO 7',
      isOverdue: false,
    });
    expect(new Set(body.feeIds as unknown as string[])).toEqual(new Set([first, second, third]));
    expect(
      (body.lines as unknown as { hst: string; total: string }[])
        .map((line) => [line.hst, line.total])
        .sort(),
    ).toEqual([
      ['0.14', '1.19'],
      ['0.14', '1.19'],
      ['55.25', '480.25'],
    ]);
    expect(await feeOf(there, first)).toEqual({ status: 'approved', invoiceId: body._id, paidDate: null });
    expect(refused(await bill(accountant, fileId))).toEqual([
      409,
      'There is nothing to bill: no approved fee of this file waits for an invoice.',
    ]);
    expect(refused(await bill(accountant, fileId, { feeIds: [first] }))).toEqual([
      409,
      'Another invoice has this fee already: Voluntary surrender pick-up, 480.25.',
    ]);
  });

  it('refuses what is no fee to bill, naming it', async () => {
    const { host, accountant, fileId } = await world();
    const { db } = host.app;
    const payable = await putFee(db, { fileId, direction: 'payable', companyId: companyId('V01') });
    const draft = await putFee(db, { fileId, status: 'draft' });
    const good = await putFee(db, { fileId });
    const errors = async (given: object): Promise<unknown[]> => {
      const { status, body } = await bill(accountant, fileId, given);
      return [status, ...Object.keys((body.errors as object | undefined) ?? {})];
    };
    expect(await errors({ feeIds: [good, payable] })).toEqual([422, 'feeIds[1]']);
    expect(await errors({ feeIds: [draft] })).toEqual([409]);
    expect(await errors({ feeIds: [] })).toEqual([422, 'feeIds']);
    expect(await errors({ dueDate: '2026-11-19' })).toEqual([422, 'dueDate']);
    expect(await errors({ status: 'issued' })).toEqual([403, 'status']);
    expect(await errors({ total: '1.00' })).toEqual([403, 'total']);
  });

  it('gives a fee to one of two who bill at once, and tells the other', async () => {
    const { host, accountant, fileId } = await world();
    const admin = await signIn(host, 'administrator');
    await putFee(host.app.db, { fileId });
    const both = await Promise.all([bill(accountant, fileId), bill(admin, fileId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a draft', () => {
  it('takes other fees, lets go of those it had, and goes when it is deleted', async () => {
    const there = await world();
    const { host, accountant, fileId } = there;
    const [one, two] = [await putFee(host.app.db, { fileId }), await putFee(host.app.db, { fileId })];
    const { body } = await bill(accountant, fileId, { feeIds: [one] });
    const changed = await patch(accountant, body._id, { feeIds: [two], notes: 'As agreed' });
    expect(changed.body).toMatchObject({ feeIds: [two], notes: 'As agreed', total: '113.00' });
    expect((await feeOf(there, one)).invoiceId).toBeNull();
    expect((await feeOf(there, two)).invoiceId).toBe(body._id);
    expect((await accountant.call('DELETE', `/invoice/${String(body._id)}`)).status).toBe(200);
    expect((await feeOf(there, two)).invoiceId).toBeNull();
    expect((await accountant.call('GET', `/invoice/${String(body._id)}`)).status).toBe(404);
  });
});

describe('issuing', () => {
  it('numbers the invoice, sets its dates and locks its fees', async () => {
    const there = await world();
    const { host, accountant, fileId } = there;
    const fee = await putFee(host.app.db, { fileId });
    const { body } = await bill(accountant, fileId);
    const { status, body: issued } = await patch(accountant, body._id, { status: 'issued' });
    expect(status, JSON.stringify(issued)).toBe(200);
    expect(issued).toMatchObject({
      status: 'issued',
      invoiceNumber: 'NLR-INV-2026-000001',
      issueDate: '2026-11-20',
      dueDate: '2026-12-20',
    });
    expect(await feeOf(there, fee)).toMatchObject({ status: 'invoiced', invoiceId: body._id });
    expect(refused(await patch(accountant, body._id, { notes: 'late' }))).toEqual([
      409,
      'The invoice has been issued: its texts stand as they were.',
    ]);
    expect(refused(await accountant.call('DELETE', `/invoice/${String(body._id)}`))).toEqual([
      409,
      'Only a draft is deleted. Void the invoice, or credit it.',
    ]);
  });

  it('says by when it is due, whatever is asked: nothing that is owed is without a day', async () => {
    const { host, accountant, fileId } = await world();
    await putFee(host.app.db, { fileId });
    const { body } = await bill(accountant, fileId);
    const issued = await patch(accountant, body._id, { status: 'issued', dueDate: null });
    expect(issued.body.dueDate).toBe('2026-12-20');
    expect((await patch(accountant, body._id, { dueDate: null })).status).toBe(409);
    const forgotten = host.app.db
      .updateTable('invoice')
      .set({ dueDate: null })
      .where('_id', '=', String(body._id))
      .execute();
    await expect(forgotten).rejects.toThrow('invoice_due');
  });

  it('tells of each fee in a history of its own, and of the file once', async () => {
    const { host, accountant, fileId } = await world();
    const fees: string[] = [];
    for (const unitAmount of ['425.00', '140.00', '18.00'])
      fees.push(await putFee(host.app.db, { fileId, unitAmount }));
    const { body } = await bill(accountant, fileId);
    host.passes(1);
    await patch(accountant, body._id, { status: 'issued' });
    const { body: told } = await accountant.call('GET', `/history/list/${fileId}?type=fee_updated`);
    const entries = told.data as unknown as { entityId: string }[];
    expect(entries.map(({ entityId }) => entityId).sort()).toEqual([...fees].sort());
    for (const entry of entries)
      expect(entry).toMatchObject({
        byUserId: accountant.userId,
        message: 'Voluntary surrender pick-up',
        changes: [{ field: 'status', before: 'approved', after: 'invoiced' }],
      });
    const { body: list } = await accountant.call('GET', `/fee/list/${fileId}`);
    // Held by the draft, then billed: a fee's own version moves with it.
    for (const fee of list.data as unknown as object[])
      expect(fee).toMatchObject({ status: 'invoiced', invoiceId: body._id, version: 3 });
  });

  it('takes the year of the agency’s own day', async () => {
    const host = await startHost({ at: '2027-01-01T04:30:00.000Z' });
    const supervisor = await signIn(host, 'supervisor');
    const accountant = await signIn(host, 'accountant');
    const { _id: fileId } = await placeFile(supervisor);
    await putFee(host.app.db, { fileId });
    const { body } = await bill(accountant, fileId);
    const { body: issued } = await patch(accountant, body._id, { status: 'issued' });
    expect(issued).toMatchObject({ invoiceNumber: 'NLR-INV-2026-000001', issueDate: '2026-12-31' });
  });

  it('is for those who may issue, and only from a draft', async () => {
    const { host, accountant, fileId } = await world();
    const supervisor = await signIn(host, 'supervisor');
    await putFee(host.app.db, { fileId });
    const { body } = await bill(supervisor, fileId);
    expect((await patch(supervisor, body._id, { status: 'issued' })).status).toBe(403);
    expect(refused(await patch(accountant, body._id, { status: 'sent' }))).toEqual([
      409,
      'The invoice cannot go there from where it stands.',
    ]);
    expect((await accountant.call('GET', `/invoice/${String(body._id)}`)).body.moves).toEqual([
      { status: 'issued', allowed: true },
    ]);
    expect((await supervisor.call('GET', `/invoice/${String(body._id)}`)).body.moves).toEqual([
      { status: 'issued', allowed: false, refusal: 'NOT_YOURS' },
    ]);
  });

  it('puts those of one day in the order of their numbers, whichever way the list goes', async () => {
    const { host, accountant, fileId } = await world();
    const drafts: string[] = [];
    for (const unitAmount of ['1.00', '2.00', '3.00']) {
      const fee = await putFee(host.app.db, { fileId, unitAmount });
      drafts.push(String((await bill(accountant, fileId, { feeIds: [fee] })).body._id));
    }
    const [first, second, third] = drafts;
    for (const id of [second, third, first]) await patch(accountant, id, { status: 'issued' });
    const numbers = async (query: string): Promise<string[]> => {
      const { body } = await accountant.call('GET', `/invoice/list/${fileId}${query}`);
      return (body.data as unknown as { invoiceNumber: string }[]).map((one) => one.invoiceNumber.slice(-1));
    };
    expect(await numbers('')).toEqual(['3', '2', '1']);
    expect(await numbers('?sortBy=-issueDate')).toEqual(['3', '2', '1']);
    expect(await numbers('?sortBy=issueDate')).toEqual(['1', '2', '3']);
  });

  it('leaves no gap in the numbers when twenty issue at once and some of them fail', async () => {
    const { host, accountant, fileId } = await world();
    const supervisor = await signIn(host, 'supervisor');
    const drafts: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const file = index % 4 === 0 ? fileId : (await placeFile(supervisor))._id;
      const fee = await putFee(host.app.db, { fileId: file });
      const { body } = await bill(accountant, file, { feeIds: [fee] });
      drafts.push(String(body._id));
      // Its fee is taken back meanwhile: the number is drawn in the same write that is then given up.
      if (index % 5 === 2)
        await host.app.db.updateTable('fee').set({ status: 'void' }).where('_id', '=', fee).execute();
    }
    const answers = await Promise.all(drafts.map((id) => patch(accountant, id, { status: 'issued' })));
    const numbers = answers.flatMap(({ status, body }) =>
      status === 200 ? [String(body.invoiceNumber)] : [],
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(numbers.sort()).toEqual(
      Array.from({ length: 16 }, (_, index) => `NLR-INV-2026-${String(index + 1).padStart(6, '0')}`),
    );
  });
});

describe('sending', () => {
  it('writes to the client in their language, with a link and nothing of the debtor', async () => {
    const { host, accountant, fileId } = await world({ clientId: companyId('LNB'), state: 'QC' });
    await putFee(host.app.db, { fileId, state: 'QC', companyId: companyId('LNB') });
    const { body } = await bill(accountant, fileId);
    await patch(accountant, body._id, { status: 'issued' });
    const { body: sent } = await patch(accountant, body._id, { status: 'sent' });
    expect(sent).toMatchObject({
      status: 'sent',
      sentAt: '2026-11-20T15:00:00.000Z',
      sentTo: ['office@lnb.example'],
    });
    const message = (await messagesOf(host)).find(({ to }) => to === 'office@lnb.example');
    expect(message?.subject).toBe('Facture NLR-INV-2026-000001');
    expect(message?.text).toContain('114,98\u00a0$');
    expect(message?.text).toContain('20 déc. 2026');
    expect(message?.text).toContain(`/invoices/${String(body._id)}`);
  });
});
