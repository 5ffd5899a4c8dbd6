import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Outcomes } from '../../../../src/web/screens/remarketing/outcomes';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const lenderA = { clientId: 'c-1', clientName: 'Lender A', closed: 5, secured: 3, sold: 3 };
const lenderB = { clientId: 'c-2', clientName: 'Lender B', closed: 4, secured: 1, sold: 0 };
const outcomes = {
  since: '2025-11-20',
  data: [
    { ...lenderA, daysToSale: 30, net: '20887.00', netOfBook: 99 },
    { ...lenderB, daysToSale: null, net: null, netOfBook: null },
  ],
};

const closedOf = (clientId: string) => `/files?clientId=${clientId}&closed=true&closedDateFrom=2025-11-20`;
const soldOf = (clientId: string) =>
  `${closedOf(clientId)}&closingReason=recovered_sold&closingReason=voluntary_surrender_sold`;

it('leads from each figure of what became of files to those that it is worked out of', async () => {
  await showScreen(<Outcomes />, ({ path }) =>
    path === '/desk/remarketing/outcomes' ? answer(200, outcomes) : undefined,
  );
  for (const asTable of await screen.findAllByRole('button', { name: 'As a table' }))
    await userEvent.click(asTable);
  const figures = screen.getAllByRole('table').map((table) => ({
    of: table.getAttribute('aria-label'),
    leads: within(table)
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.closest('tr')?.lastElementChild?.textContent,
        link.getAttribute('href'),
      ]),
  }));
  expect(figures).toEqual([
    {
      of: 'Secured, of all that were closed',
      leads: [
        ['Lender A', '60%', closedOf('c-1')],
        ['Lender B', '25%', closedOf('c-2')],
      ],
    },
    { of: 'Days from seizure to sale, on average', leads: [['Lender A', '30', soldOf('c-1')]] },
    { of: 'Left of the price after fees', leads: [['Lender A', '$20,887.00', soldOf('c-1')]] },
    { of: 'Left after fees, of the book value', leads: [['Lender A', '99%', soldOf('c-1')]] },
  ]);
});

it('leads whoever follows units until they are closed to the units that were sold', async () => {
  const sales = { ...lenderA, closed: 0, secured: 0, daysToSale: 30, net: '20887.00', netOfBook: 99 };
  await showScreen(<Outcomes />, ({ path }) =>
    path === '/desk/remarketing/outcomes' ? answer(200, { ...outcomes, data: [sales] }) : undefined,
  );
  expect(
    await screen.findByRole('region', { name: 'Sold since 20 Nov 2025 and not closed yet' }),
  ).toBeTruthy();
  expect(screen.queryByText('Secured, of all that were closed')).toBeNull();
  for (const asTable of screen.getAllByRole('button', { name: 'As a table' })) await userEvent.click(asTable);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/?clientId=c-1&saleDateFrom=2025-11-20&salePriceFrom=0.01']));
});
