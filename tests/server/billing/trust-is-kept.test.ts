import { array, assert as holds, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { companyId } from '../../support/network';
import { clear, issued, patch, pay, remit, trust } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';
import { placeFile } from '../../support/place-file';

const step = record({
  act: constantFrom(
    'receive',
    'receive',
    'remit',
    'transfer',
    'clear',
    'clear',
    'clear',
    'reverse',
    'refund',
  ),
  on: integer({ min: 0, max: 1 }),
  pays: integer({ min: 0, max: 1 }),
  by: integer({ min: 0, max: 1 }),
  pick: integer({ min: 0, max: 30 }),
  dollars: integer({ min: 1, max: 300 }),
});
type Step = { act: string; on: number; pays: number; by: number; pick: number; dollars: number };

/** A payment as the model knows it, from nothing but what the host took. */
interface Known {
  readonly id: string;
  readonly file: number;
  readonly by: number;
  readonly amount: number;
  readonly kind: 'receive' | 'remit' | 'transfer';
  status: 'pending' | 'cleared' | 'reversed';
}

const heldOn = (known: readonly Known[], file: number): number =>
  known
    .filter((one) => one.file === file && one.status === 'cleared')
    .reduce((sum, { kind, amount }) => sum + (kind === 'receive' ? amount : -amount), 0);
const leaving = (known: readonly Known[], file: number): number =>
  known
    .filter((one) => one.file === file && one.status === 'pending' && one.kind !== 'receive')
    .reduce((sum, { amount }) => sum + amount, 0);
const isShort = (known: readonly Known[]): boolean => [0, 1].some((file) => heldOn(known, file) < 0);

it('lets nothing out of trust that is not there, not due, or not seen by two, whatever is tried', async () => {
  const { host, close } = await openHost();
  const people = [await signIn(host, 'accountant'), await signIn(host, 'supervisor')] as const;
  const [accountant, supervisor] = people;
  await holds(
    asyncProperty(array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      const files = [(await placeFile(supervisor))._id, (await placeFile(supervisor))._id] as const;
      const invoices = await Promise.all(
        files.map(async (fileId) => (await issued({ host, supervisor, accountant, fileId }, fileId)).id),
      );
      const known: Known[] = [];
      const owed = [113, 113];
      const begun: Step = { act: 'receive', on: 0, pays: 0, by: 0, pick: 0, dollars: 200 };
      for (const one of [begun, { ...begun, act: 'clear' }, ...steps]) {
        const by = people[one.by] as Person;
        const fileId = files[one.on] as string;
        const free = heldOn(known, one.on) - leaving(known, one.on);
        const amount = `${one.dollars}.00`;
        const take = (reply: Reply, kind: Known['kind'], may: boolean): void => {
          expect([kind, one, reply.status < 300]).toEqual([kind, one, may]);
          if (!may) return;
          const { _id: id } = reply.body;
          const { on: file, by, dollars: amount } = one;
          known.push({ id: String(id), file, by, amount, kind, status: 'pending' });
        };
        const chosen = known[one.pick % Math.max(1, known.length)];
        if (one.act === 'receive') take(await pay(by, fileId, { ...trust, amount }), 'receive', true);
        else if (one.act === 'remit') {
          const reply = await pay(by, fileId, { ...remit, amount });
          take(reply, 'remit', one.dollars <= free && !isShort(known));
          if (reply.status === 201) expect(reply.body.companyId).toBe(companyId('LNA'));
        } else if (one.act === 'transfer') {
          const allocations = [{ invoiceId: invoices[one.pays], amount }];
          const given = { method: 'trust_transfer', isTrust: true, amount, allocations };
          const may = one.dollars <= free && one.pays === one.on && one.dollars <= (owed[one.on] ?? 0);
          take(await pay(by, fileId, given), 'transfer', may);
          if (may) owed[one.on] = (owed[one.on] ?? 0) - one.dollars;
        } else if (one.act === 'clear' && chosen?.status === 'pending') {
          const leaves = chosen.kind !== 'receive';
          const others = leaving(known, chosen.file) - chosen.amount;
          const isThere = chosen.amount <= heldOn(known, chosen.file) - others;
          const isDue = chosen.kind !== 'remit' || !isShort(known);
          const may = !leaves || (chosen.by !== one.by && isThere && isDue);
          expect([one, chosen, (await clear(by, chosen.id)).status < 300]).toEqual([one, chosen, may]);
          if (may) chosen.status = 'cleared';
        } else if (one.act === 'refund' && chosen?.status === 'cleared' && chosen.kind === 'receive') {
          // What came is given back by another than who took it, and only what is there and not on its way out.
          const isThere = chosen.amount <= heldOn(known, chosen.file) - leaving(known, chosen.file);
          const may = chosen.by !== one.by && isThere;
          const reply = await patch(by, chosen.id, { status: 'refunded', reversalReason: 'Paid by mistake' });
          expect([one, chosen, reply.status < 300]).toEqual([one, chosen, may]);
          if (may) chosen.status = 'reversed';
        } else if (one.act === 'reverse' && chosen?.status === 'cleared') {
          const reply = await patch(by, chosen.id, { status: 'reversed', reversalReason: 'No funds' });
          expect(reply.status).toBe(200);
          chosen.status = 'reversed';
          if (chosen.kind === 'transfer') owed[chosen.file] = (owed[chosen.file] ?? 0) + chosen.amount;
        }
      }
      // A client who is short is remitted nothing on any file: what is short here is made good, so that the next has the client as it was.
      for (const [file, fileId] of files.entries()) {
        const missing = -heldOn(known, file);
        if (missing <= 0) continue;
        const reply = await pay(accountant, fileId, { ...trust, amount: `${missing}.00` });
        const id = String(reply.body._id);
        expect((await clear(supervisor, id)).status).toBe(200);
        known.push({ id, file, by: 0, amount: missing, kind: 'receive', status: 'cleared' });
      }
      for (const [file, fileId] of files.entries()) {
        const { body } = await accountant.call('GET', `/desk/file/${fileId}/money`);
        const { trustHeld } = body.billing as unknown as { trustHeld: string };
        expect(Number(trustHeld)).toBe(heldOn(known, file));
      }
    }),
    { numRuns: 10 },
  );
  await close();
}, 300_000);
