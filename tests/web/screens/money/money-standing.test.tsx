import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MoneyStanding } from '../../../../src/web/screens/money/money-standing';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

/** What the host tells an accountant: a figure, where its rows stand, how many they are and what they come to. */
const told = [
  ['notDue', 'invoice', 'owing=true&dueDateFrom=2026-11-20', 3, '300.00'],
  ['due31to60', 'invoice', 'owing=true&dueDateFrom=2026-09-21&dueDateTo=2026-10-20', 1, '20.50'],
  ['creditsNotUsed', 'invoice', 'owing=false', 1, '-1.25'],
  ['toBill', 'fee', 'unbilled=true', 2, '70.00'],
  ['heldInTrust', 'payment', 'isTrust=true&status=cleared', 4, '5000.00'],
  ['toDecide', 'vendorInvoice', 'invoiceStatus=submitted&invoiceStatus=in_review', 2, '12.00'],
  ['toPay', 'vendorInvoice', 'invoiceStatus=posted', 1, '8.00'],
] as const;
const rowOf = ([figure, resource, search, count, amount]: (typeof told)[number]) => ({
  figure,
  resource,
  search,
  count,
  amount,
});

const show = (rows: readonly object[], locale: 'en' | 'fr' = 'en', companyId?: string) =>
  showScreen(
    <>
      <h1>Home</h1>
      <MoneyStanding {...(companyId && { companyId })} />
    </>,
    ({ path }) => (path.startsWith('/desk/money') ? answer(200, { data: rows }) : undefined),
    '/',
    locale,
  );

const linesOf = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const headsOf = async (region: HTMLElement): Promise<(string | null)[]> =>
  (await within(region).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('tells what is owed, to be billed, held and payable, each under its name, and each leads to its rows', async () => {
  await show(told.map(rowOf));
  const money = await screen.findByRole('region', { name: 'Money' });
  expect(await headsOf(money)).toEqual(['Receivables', 'To be billed', 'Trust', 'Payables']);
  const linked = within(money)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linked).toEqual([
    ['Not due', '/invoices?owing=true&dueDateFrom=2026-11-20'],
    ['31–60 days past due', '/invoices?owing=true&dueDateFrom=2026-09-21&dueDateTo=2026-10-20'],
    ['Credits not used', '/invoices?owing=false'],
    ['Fees on no invoice, before taxes', '/fees?unbilled=true'],
    ['Held in trust', '/payments?isTrust=true&status=cleared'],
    ['To decide', '/vendor-invoices?invoiceStatus=submitted&invoiceStatus=in_review'],
    ['To pay', '/vendor-invoices?invoiceStatus=posted'],
  ]);
  expect(linesOf(within(money).getByRole('table', { name: 'Receivables' }))).toEqual([
    ['Not due', '3', '$300.00'],
    ['31–60 days past due', '1', '$20.50'],
    ['Credits not used', '1', '−$1.25'],
    ['In all', '$319.25'],
  ]);
  expect(linesOf(within(money).getByRole('table', { name: 'Payables' })).at(-1)).toEqual([
    'In all',
    '$20.00',
  ]);
  // What is held and what is to be remitted of it are no two sums.
  expect(linesOf(within(money).getByRole('table', { name: 'Trust' }))).toEqual([
    ['Held in trust', '4', '$5,000.00'],
  ]);
});

it('speaks French, and tells a client of no group that is none of its business', async () => {
  await show(told.slice(0, 3).map(rowOf), 'fr');
  const money = await screen.findByRole('region', { name: 'Finances' });
  expect(await headsOf(money)).toEqual(['Comptes clients']);
  expect(
    within(money)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Non échu', '31–60 jours de retard', 'Crédits non utilisés']);
});

it('is asked of the one company on whose page it stands, and says in a sentence that there is nothing', async () => {
  const { desk } = await show([{ ...rowOf(told[0]), count: 0, amount: '0.00' }], 'en', 'c-7');
  expect(await screen.findByText('Nothing is owed, to be billed or held.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(desk.sent('/desk/money').map(({ path }) => path)).toEqual(['/desk/money?companyId=c-7']);
});

it('leaves no room where nothing of it is the person’s', async () => {
  const { desk } = await show([]);
  await screen.findByRole('heading', { name: 'Home' });
  await expect.poll(() => desk.sent('/desk/money').length).toBe(1);
  await expect.poll(() => screen.queryByRole('region', { name: 'Money' })).toBeNull();
});
