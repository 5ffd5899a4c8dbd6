import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormPage } from '#contract/forms/page';
import { pay, clear, trust } from '../../support/paying';
import { readPdf } from '../../support/read-pdf';
import type { Reply } from '../../support/person';
import {
  billedFromTrust,
  charged,
  fileWithDebtor,
  openDesk,
  preview,
  proceeds,
  remitted,
} from '../../support/settling';
import type { Desk } from '../../support/settling';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const pageOf = ({ status, body }: Reply): FormPage => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return (body as unknown as { page: FormPage }).page;
};
/** The amounts of a form, row by row: `Gross proceeds: $9,000.00`. */
const amountsOn = (reply: Reply): string[] =>
  pageOf(reply).blocks.flatMap((block) =>
    'amounts' in block
      ? block.amounts.map(({ label, amount }) => (amount === null ? `${label}:` : `${label}: ${amount}`))
      : [],
  );
const factsOn = (reply: Reply): string[] =>
  pageOf(reply).blocks.flatMap((block) =>
    'facts' in block ? block.facts.map(([label, value]) => `${label}: ${value}`) : [],
  );
// Where a line may break, a PDF says its words one by one.
const plain = (text: string): string => text.replace(/\s+/g, '');
const printed = ({ body }: Reply): string =>
  plain(readPdf(Buffer.from((body as unknown as { pdf: string }).pdf, 'base64')));

describe('a statement of sale proceeds', () => {
  it('takes what was billed and paid out of trust from what came in, line by line', async () => {
    const fileId = await fileWithDebtor(desk);
    await charged(desk, fileId);
    await proceeds(desk, fileId);
    const number = await billedFromTrust(desk, fileId);
    const reply = await preview(desk.accountant, fileId, 'proceeds_statement');
    // 500.00 and 300.00 with 13 % each.
    expect(amountsOn(reply)).toEqual([
      'Sale proceeds: $9,000.00',
      'Gross proceeds: $9,000.00',
      'Less:',
      `${number} · Local tow: $565.00`,
      `${number} · Rush surcharge: $339.00`,
      'Net proceeds: $8,096.00',
    ]);
    for (const amount of ['$9,000.00', '$565.00', '$339.00', '$8,096.00'])
      expect(printed(reply)).toContain(amount);
    for (const never of ['431.17', '487.22', '777.77']) expect(printed(reply)).not.toContain(never);
  });

  it('says the day by which it is to be remitted, and then the day on which it was', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId, '1000.00');
    const { body } = await desk.accountant.call('GET', `/payment/list/${fileId}`);
    const [{ remitBy }] = body.data as unknown as [{ remitBy: string }];
    const before = await preview(desk.accountant, fileId, 'proceeds_statement');
    expect(remitBy).toMatch(/^2026-1[12]-\d\d$/);
    expect(factsOn(before)).toContain(`Remittance date: ${dayText(remitBy)}`);
    await remitted(desk, fileId, '1000.00');
    const after = await preview(desk.accountant, fileId, 'proceeds_statement');
    expect(factsOn(after)).toContain('Remittance date: 20 Nov 2026');
    expect(amountsOn(after).at(-1)).toBe('Net proceeds: $1,000.00');
    const told = { overrides: { remittanceDate: '2026-12-24' } };
    const third = await preview(desk.accountant, fileId, 'proceeds_statement', told);
    expect(factsOn(third)).toContain('Remittance date: 24 Dec 2026');
  });

  it('names an invoice that was paid in part as one row, and does not count what has not cleared', async () => {
    const fileId = await fileWithDebtor(desk);
    await charged(desk, fileId);
    await proceeds(desk, fileId, '700.00');
    await pay(desk.accountant, fileId, { ...trust, amount: '55.55' });
    const number = await billedFromTrust(desk, fileId, '600.00');
    expect(amountsOn(await preview(desk.accountant, fileId, 'proceeds_statement'))).toEqual([
      'Sale proceeds: $700.00',
      'Gross proceeds: $700.00',
      'Less:',
      `${number}: $600.00`,
      'Net proceeds: $100.00',
    ]);
  });

  it('is in balance with the trust, whatever came and went', async () => {
    const types = ['sale_proceeds', 'sale_deposit', 'insurance_proceeds', 'arrears'];
    let seed = 20_261_120;
    const next = (most: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
    const amount = (cents: number): string => (cents / 100).toFixed(2);
    for (let round = 0; round < 4; round += 1) {
      const fileId = await fileWithDebtor(desk);
      const oracle = { received: 0, taken: 0, remitted: 0 };
      for (let receipt = 0; receipt <= next(4); receipt += 1) {
        const cents = 10_000 + next(900_000);
        const paymentType = types[next(types.length)];
        const { body } = await pay(desk.accountant, fileId, {
          paymentType,
          isTrust: true,
          payerName: 'J. Buyer',
          amount: amount(cents),
        });
        expect((await clear(desk.accountant, body._id)).status).toBe(200);
        oracle.received += cents;
      }
      if (next(2) === 1) {
        const cents = 1 + next(5_000);
        const refund = {
          ...{ paymentType: 'refund', direction: 'out', isTrust: true },
          ...{ payerName: 'J. Buyer', amount: amount(cents) },
        };
        const { body } = await pay(desk.accountant, fileId, refund);
        expect((await clear(desk.supervisor, body._id)).status).toBe(200);
        oracle.taken += cents;
      }
      oracle.remitted = 1 + next(oracle.received - oracle.taken);
      await remitted(desk, fileId, amount(oracle.remitted));
      const rows = amountsOn(await preview(desk.accountant, fileId, 'proceeds_statement'));
      const said = (label: string): number =>
        Number(rows.find((row) => row.startsWith(`${label}: `))?.replace(/[^\d.]/g, '') ?? NaN);
      expect(said('Gross proceeds')).toBe(oracle.received / 100);
      expect(said('Net proceeds')).toBe((oracle.received - oracle.taken) / 100);
      const { body } = await desk.accountant.call('GET', `/desk/file/${fileId}/money`);
      const { trustHeld } = body.billing as unknown as { trustHeld: string };
      expect(trustHeld).toBe(amount(oracle.received - oracle.taken - oracle.remitted));
    }
  });
});

describe('what remains after the sale', () => {
  it('is the balance with the expenses that are the debtor’s, less the proceeds', async () => {
    const fileId = await fileWithDebtor(desk);
    await charged(desk, fileId);
    await proceeds(desk, fileId);
    const reply = await preview(desk.supervisor, fileId, 'deficiency_letter', {
      overrides: { responseBy: '2026-12-21' },
    });
    // 18,500.00 and 565.00 less 9,000.00: the rush is not the debtor’s, nor is what the vendor cost or what is expected.
    expect(amountsOn(reply)).toEqual([
      'Balance of the contract: $18,500.00',
      'Expenses of recovery and sale, taxes included:',
      'Local tow: $565.00',
      'Less: proceeds of the sale: $9,000.00',
      'Remaining balance: $10,065.00',
    ]);
    const text = printed(reply);
    for (const said of ['$10,065.00', 'Marie-Ève Gagnon', '12 Elm St', 'Guelph ON N1H 2T4', '21 Dec 2026'])
      expect(text).toContain(plain(said));
    for (const never of ['431.17', '777.77', '339.00', 'Employer', 'Old Mill'])
      expect(text).not.toContain(plain(never));
  });

  it('is a surplus where the sale brought more, and then names who may claim it', async () => {
    const fileId = await fileWithDebtor(desk, { balanceAmount: '4200.10' });
    await charged(desk, fileId);
    await proceeds(desk, fileId);
    await desk.supervisor.call('POST', '/relatedParty/', {
      fileId,
      relatedPartyType: 'other_lien_holder_contact',
      isBusiness: true,
      businessName: 'Second Lien Co',
    });
    await desk.supervisor.call('POST', '/relatedParty/', {
      fileId,
      relatedPartyType: 'neighbour',
      firstName: 'Nosy',
      lastName: 'Neighbour',
    });
    const told = { overrides: { claimBy: '2027-01-15' } };
    const reply = await preview(desk.accountant, fileId, 'surplus_letter', told);
    expect(amountsOn(reply).at(-1)).toBe('Surplus: $4,234.90');
    expect(pageOf(reply).blocks).toContainEqual({ list: ['Marie-Ève Gagnon', 'Second Lien Co'] });
    expect(printed(reply)).not.toContain('Nosy');
  });

  it('is written in French as well, with its amounts and days', async () => {
    const fileId = await fileWithDebtor(desk);
    await proceeds(desk, fileId);
    const reply = await preview(desk.supervisor, fileId, 'deficiency_letter', {
      language: 'fr',
      overrides: { responseBy: '2026-12-21' },
    });
    expect(amountsOn(reply).at(-1)).toBe('Solde résiduel: 9\u00a0500,00\u00a0$');
    for (const said of [
      'Lettre de solde résiduel',
      'au plus tard le 21 déc. 2026',
      '9 500,00 $',
      'Page 1 de 1',
    ])
      expect(printed(reply)).toContain(plain(said));
  });
});

describe('a redemption statement', () => {
  const told = { overrides: { paymentInstructions: 'By bank draft', goodUntil: '2026-12-04' } };
  async function secured(given: Record<string, unknown>): Promise<string> {
    const fileId = await fileWithDebtor(desk, given);
    await desk.host.app.db
      .updateTable('file')
      .set({ stage: 'notice_period', status: 'notice_sent' })
      .where('_id', '=', fileId)
      .execute();
    return fileId;
  }

  it('tells principal and interest apart where the file does, and what a day adds; they come to the balance', async () => {
    const fileId = await secured({
      arrearsAmount: '900.00',
      interestAmount: '412.37',
      interestPerDay: '3.85',
    });
    await charged(desk, fileId);
    const reply = await preview(desk.supervisor, fileId, 'redemption_statement', told);
    // 18,500.00 less 412.37; 18,500.00 and 565.00; 900.00 and 565.00.
    expect(amountsOn(reply)).toEqual([
      'Principal: $18,087.63',
      'Interest: $412.37',
      'Balance of the contract: $18,500.00',
      'Expenses of recovery, taxes included:',
      'Local tow: $565.00',
      'Amount to redeem the asset: $19,065.00',
      'Amount to reinstate the contract: $1,465.00',
    ]);
    expect(printed(reply)).toContain(plain('Interest of $3.85 a day is added after today.'));
    const french = await preview(desk.supervisor, fileId, 'redemption_statement', {
      ...told,
      language: 'fr',
    });
    expect(amountsOn(french).slice(0, 2)).toEqual([
      'Capital: 18\u00a0087,63\u00a0$',
      'Intérêts: 412,37\u00a0$',
    ]);
  });

  it('tells the balance alone where nobody has said what of it is interest', async () => {
    const fileId = await secured({});
    const reply = await preview(desk.supervisor, fileId, 'redemption_statement', told);
    expect(amountsOn(reply)).toEqual([
      'Balance of the contract: $18,500.00',
      'Amount to redeem the asset: $18,500.00',
    ]);
    expect(printed(reply)).not.toContain(plain('a day is added'));
  });
});

describe('a prior notice in Québec', () => {
  it('claims no interest twice: its principal is the balance without the interest that the file tells apart', async () => {
    const place = { state: 'QC', interestAmount: '500.00' };
    const fileId = await fileWithDebtor(desk, place);
    const reply = await preview(desk.supervisor, fileId, 'qc_prior_notice');
    expect(amountsOn(reply).slice(0, 2)).toEqual([
      'Principal claimed: $18,000.00',
      'Interest claimed: $500.00',
    ]);
  });
});

function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${month === '11' ? 'Nov' : 'Dec'} ${year}`;
}
