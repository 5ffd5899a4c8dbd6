import { expect, it } from 'vitest';
import { house, ledgerOf, post, receipt, settled } from '../../support/ledger';
import { signIn } from '../../support/person';

it('what was remitted and refunded is entered from the account that it left, once it was released, and taken back', async () => {
  const { accounts, accountant, host, fileId, ref, invoice } = await house();
  const supervisor = await signIn(host, 'supervisor');
  const paysOut = async (given: object): Promise<string> => {
    const { status, body } = await accountant.call('POST', '/payment/', {
      ...{ fileId, direction: 'out', method: 'eft', receivedDate: '2026-11-18', ...given },
    });
    expect([status, body.errors ?? body.message]).toEqual([201, undefined]);
    return String(body._id);
  };
  const change = async (_id: string, values: object): Promise<void> => {
    const { status, body } = await supervisor.call('PATCH', '/payment/', { _id, ...values });
    expect([status, body.errors ?? body.message]).toEqual([200, undefined]);
  };
  const allocations = [{ invoiceId: invoice.body._id, amount: '113.00' }];
  await receipt(accountant, fileId, { amount: '113.00', allocations });
  const debtor = { isTrust: true, payerName: 'J. Roy' };
  await receipt(accountant, fileId, { ...debtor, paymentType: 'redemption', amount: '500.00' });
  const { body: note } = await accountant.call('POST', '/invoice/', {
    ...{ fileId, creditOfInvoiceId: invoice.body._id, notes: 'Agreed with the client' },
  });
  const remitted = { paymentType: 'client_remittance', isTrust: true, reference: 'EFT 91' };
  const remittance = await paysOut({ ...remitted, amount: '400.00' });
  const toDebtor = await paysOut({ ...debtor, paymentType: 'refund', amount: '60.00' });
  const toClient = await paysOut({
    ...{ paymentType: 'refund', amount: '113.00', reference: 'EFT 92' },
    allocations: [{ invoiceId: note._id, amount: '113.00' }],
  });
  await post(accountant);
  await settled(accountant);
  // Recorded and released by nobody: it has left no account.
  const out = () => accounts.entries.filter(({ entry }) => entry.fromBankCode !== null);
  expect(out()).toEqual([]);
  for (const id of [remittance, toDebtor, toClient])
    await change(id, { status: 'cleared', clearedDate: '2026-11-19' });
  expect((await ledgerOf(accountant)).kinds).toEqual([
    { kind: 'remittance', count: 1, total: '-400.00' },
    { kind: 'refund', count: 2, total: '-173.00' },
  ]);
  expect((await post(accountant)).body).toEqual({ sent: 3, left: 0 });
  expect((await post(accountant)).body).toEqual({ sent: 0, left: 0 });
  expect(await settled(accountant)).toMatchObject({ data: [], total: 0 });
  const common = {
    ...{ customerCode: 'CUS-007', date: '2026-11-19', dueDate: null, currency: 'CAD', reference: ref },
    ...{ lines: [], bankCode: null, applied: [], reverses: null },
  };
  const entered = out().map(({ entry }) => entry);
  expect(entered).toHaveLength(3);
  expect(entered).toEqual(
    expect.arrayContaining([
      { ...common, kind: 'remittance', number: 'EFT 91', total: '-400.00', fromBankCode: '1050' },
      { ...common, kind: 'refund', number: '', total: '-60.00', fromBankCode: '1050' },
      {
        ...{ ...common, kind: 'refund', number: 'EFT 92', total: '-113.00', fromBankCode: '1010' },
        applied: [{ invoiceNumber: note.invoiceNumber, amount: '113.00' }],
      },
    ]),
  );
  const told = await accountant.call('GET', `/history/list/${fileId}`);
  expect(JSON.stringify(told.body)).toContain('The remittance of 400.00 stands in the accounts as E');

  await change(remittance, { status: 'reversed', reversalReason: 'Came back' });
  expect((await ledgerOf(accountant)).kinds).toEqual([{ kind: 'reversal', count: 1, total: '400.00' }]);
  await post(accountant);
  await settled(accountant);
  const first = accounts.entries.find(({ entry }) => entry.kind === 'remittance');
  expect(accounts.entries.at(-1)?.entry).toMatchObject({
    ...{ kind: 'reversal', total: '400.00', fromBankCode: '1050', bankCode: null },
    reverses: first?.entryId,
  });
  const later = await accountant.call('GET', `/history/list/${fileId}`);
  expect(JSON.stringify(later.body)).toContain('That the 400.00 paid out came back stands in the accounts');
});
