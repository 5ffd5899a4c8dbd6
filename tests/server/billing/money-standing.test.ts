import { describe, expect, it } from 'vitest';
import { declarationOf, isResourceName } from '#contract/resources/index';
import { listCalls, splitCall } from '#contract/resource';
import { openHost } from '../../support/host';
import { bill, patch, world } from '../../support/billing';
import { putFee } from '../../support/fees';
import { fillNastyHouse } from '../../support/nasty-house';
import { companyId } from '../../support/network';
import { clear, pay, trust } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

interface Told {
  readonly figure: string;
  readonly resource: string;
  readonly search: string;
  readonly count: number;
  readonly amount: string;
}

const ok = ({ status, body }: Reply): Reply['body'] => {
  expect([status < 300, body.errors ?? body.message]).toEqual([true, undefined]);
  return body;
};
const standing = async (person: Person, of = ''): Promise<readonly Told[]> => {
  const { data } = ok(await person.call('GET', `/desk/money${of && `?companyId=${of}`}`));
  return data as unknown as Told[];
};
const amounts = (told: readonly Told[]) =>
  Object.fromEntries(told.filter(({ count }) => count > 0).map(({ figure, amount }) => [figure, amount]));

describe('the money of a house', () => {
  it('is what clients owe by how late it is, what waits to be billed, and what is held for them', async () => {
    const there = await world();
    const { host, accountant, supervisor, fileId } = there;
    const invoiced = async (unitAmount: string, dueDate: string) => {
      const feeId = await putFee(host.app.db, { fileId, unitAmount });
      const { _id } = ok(await bill(accountant, fileId, { feeIds: [feeId] }));
      ok(await patch(accountant, _id, { status: 'issued' }));
      await host.app.db.updateTable('invoice').set({ dueDate }).where('_id', '=', String(_id)).execute();
      return { id: String(_id), feeId };
    };
    // It is 20 November. In Ontario, 13 % is added to each.
    await invoiced('100.00', '2026-11-20');
    await invoiced('10.00', '2026-11-19');
    await invoiced('20.00', '2026-10-21');
    await invoiced('30.00', '2026-10-20');
    await invoiced('40.00', '2026-09-21');
    await invoiced('50.00', '2026-09-20');
    await invoiced('60.00', '2026-08-22');
    await invoiced('70.00', '2026-08-21');
    const paid = await invoiced('80.00', '2026-08-21');
    const whole = { amount: '90.40', allocations: [{ invoiceId: paid.id, amount: '90.40' }] };
    ok(await clear(accountant, ok(await pay(accountant, fileId, whole))._id));
    ok(
      await bill(accountant, fileId, {
        ...{ creditOfInvoiceId: paid.id, credits: [{ feeId: paid.feeId, amount: '1.00' }] },
        notes: 'Agreed with the client',
      }),
    );
    await putFee(host.app.db, { fileId, unitAmount: '7.00' });
    const drafted = await putFee(host.app.db, { fileId, unitAmount: '9.00' });
    ok(await bill(accountant, fileId, { feeIds: [drafted] }));
    ok(await clear(accountant, ok(await pay(accountant, fileId, { ...trust, amount: '500.00' }))._id));

    const whose = {
      notDue: '113.00',
      due1to30: '33.90',
      due31to60: '79.10',
      due61to90: '124.30',
      dueOver90: '79.10',
      creditsNotUsed: '-1.13',
      toBill: '7.00',
      inDraft: '10.17',
      notSent: '428.27',
      heldInTrust: '500.00',
      toRemit: '500.00',
    };
    expect(amounts(await standing(accountant))).toEqual(whose);
    expect(amounts(await standing(accountant, companyId('LNA')))).toEqual(whose);
    expect(amounts(await standing(accountant, companyId('LNB')))).toEqual({});
    // The client knows what it owes and what is held for it; what is being prepared is the agency's.
    const { toBill: _, inDraft: __, notSent: ___, toRemit: ____, ...known } = whose;
    const lender = await signIn(host, 'lender_supervisor');
    expect(amounts(await standing(lender))).toEqual(known);
    expect((await lender.call('GET', `/desk/money?companyId=${companyId('LNB')}`)).status).toBe(422);
    const other = await signIn(host, 'lender_b_supervisor');
    expect(amounts(await standing(other))).toEqual({});
    expect((await accountant.call('GET', '/desk/money?companyId=ours')).status).toBe(400);
    expect((await supervisor.call('GET', '/desk/money')).status).toBe(200);
  });

  it('is told to each side in the figures that can be something for it', async () => {
    const { host } = await world();
    const names = async (role: string): Promise<string[]> =>
      (await standing(await signIn(host, role))).map(({ figure }) => figure);
    const owed = ['notDue', 'due1to30', 'due31to60', 'due61to90', 'dueOver90', 'creditsNotUsed'];
    const payables = ['toDecide', 'toPost', 'toPay'];
    expect(await names('accountant')).toEqual([
      ...[...owed, 'toBill', 'inDraft', 'notSent', 'heldInTrust', 'toRemit'],
      ...payables,
    ]);
    expect(await names('vendor_manager')).toEqual(payables);
    // What vendors bill is the agency’s to pay, unless a client pays them itself.
    expect(await names('lender_b_supervisor')).toEqual([...owed, 'heldInTrust']);
    await host.app.db
      .updateTable('company')
      .set({ playbook: JSON.stringify({ vendorDirectBilling: true }) })
      .where('_id', '=', companyId('LNB'))
      .execute();
    expect(await names('lender_b_supervisor')).toEqual([...owed, 'heldInTrust', ...payables]);
  });
});

describe('each figure', () => {
  it('comes to exactly the rows of the list that it leads to, for whoever may see it', async () => {
    const { host, close } = await openHost();
    await fillNastyHouse(host.app.db);
    const cents = (amount: unknown): number => Math.round(Number(amount) * 100);
    const worth: Record<string, (row: Record<string, unknown>) => number> = {
      toBill: ({ amount }) => cents(amount),
      toRemit: ({ amount }) => cents(amount),
      inDraft: ({ total }) => cents(total),
      notSent: ({ total }) => cents(total),
      heldInTrust: ({ amount, direction, method }) =>
        direction === 'out' || method === 'trust_transfer' ? -cents(amount) : cents(amount),
      toDecide: ({ total, paidAmount }) => cents(total) - cents(paidAmount ?? 0),
      toPost: ({ total, paidAmount }) => cents(total) - cents(paidAmount ?? 0),
      toPay: ({ total, paidAmount }) => cents(total) - cents(paidAmount ?? 0),
    };
    let seen = 0;
    for (const role of ['accountant', 'administrator', 'lender_supervisor', 'vendor_manager']) {
      const person = await signIn(host, role);
      for (const of of ['', companyId('LNA'), companyId('V01')]) {
        const { status, body } = await person.call('GET', `/desk/money${of && `?companyId=${of}`}`);
        if (status === 422) continue;
        for (const { figure, resource, search, count, amount } of body.data as unknown as Told[]) {
          if (!isResourceName(resource)) throw new Error(`${resource} is no resource`);
          const list = listCalls(declarationOf(resource)).find((one) => !one.includes('{')) ?? 'GET /';
          const rows: Record<string, unknown>[] = [];
          for (let page = 1; rows.length < count || page === 1; page += 1) {
            const reply = await person.call('GET', `${splitCall(list).path}?${search}&page=${page}&size=100`);
            expect(`${figure} ${count}`, JSON.stringify(reply.body).slice(0, 300)).toBe(
              `${figure} ${Number(reply.body.total)}`,
            );
            rows.push(...(reply.body.data as unknown as Record<string, unknown>[]));
          }
          const worthOf = worth[figure] ?? (({ balanceDue }: Record<string, unknown>) => cents(balanceDue));
          const sum = rows.reduce((all, row) => all + worthOf(row), 0);
          expect(`${role} ${figure} ${cents(amount)}`).toBe(`${role} ${figure} ${sum}`);
          seen += count;
        }
      }
    }
    expect(seen).toBeGreaterThan(20);
    await close();
  });
});
