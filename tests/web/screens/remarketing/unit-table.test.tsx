import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { RowOf } from '#contract/commands/input';
import { UnitTable } from '../../../../src/web/screens/remarketing/unit-table';
import { showScreen } from '../desk';

const unit = {
  fileId: 'f-1',
  ref: 'LNA-2600001',
  clientId: 'c-1',
  clientName: 'Lender A',
  assetSummary: '2018 Jeep Grand Cherokee',
  statusId: 's-1',
  statusName: 'sold',
  auctionId: 'c-2',
  auctionName: 'Toronto lane',
  daysInRemarketing: 61,
  appraisalValue: '11500.00',
  cbbAverage: '12000.00',
  cbbSource: 'cbb',
  reservePrice: '10000.00',
  floorPrice: '9000.00',
  reconEstimate: '900.00',
  reconApproved: '750.00',
  reconStatus: 'approved',
  saleDate: '2026-11-20',
  runNumber: '14B',
  runCount: 3,
  noSaleCount: 2,
  lastBid: '8700.00',
  salePrice: '9100.00',
  salePercentOfCbb: 75.8,
  net: '8400.00',
  netPercentOfCbb: 70,
  purchaserName: 'Sample Motors Ltd.',
  hold: false,
  stopFlag: false,
  ageingFlag: false,
} as unknown as RowOf<'listRemarketingDashboard'>;

const told = async (units: readonly RowOf<'listRemarketingDashboard'>[], locale: 'en' | 'fr' = 'en') => {
  const totals = { units: units.length, reservePrice: '10000.00', cbbAverage: '12000.00' };
  await showScreen(<UnitTable units={units} totals={totals} />, () => undefined, '/', locale);
  const table = await screen.findByRole('table');
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const row = within(table).getAllByRole('row')[1];
  return Object.fromEntries(
    [...(row?.children ?? [])].map((cell, at) => [heads[at], (cell as HTMLElement).textContent]),
  );
};

it('tells of a unit where it runs, what it is worth, what was bid and what is left against its book value', async () => {
  expect(await told([unit])).toEqual({
    Unit: 'LNA-26000012018 Jeep Grand CherokeeLender A',
    Status: 'Sold, awaiting payment   ',
    Auction: 'Toronto laneRun 14B · Offered 3 times',
    Days: '61',
    'Sale date': '20 Nov 2026',
    'Book value': '$12,000.00Canadian Black BookAppraised $11,500.00',
    Reserve: '$10,000.00Floor $9,000.00',
    Repairs: '$750.00Approved',
    'No sales': '2Bid $8,700.00',
    'Sold for': '$9,100.0075.8% of the book value$8,400.00 net, 70%Sample Motors Ltd.',
  });
});

it('says of a unit what stands in its way', async () => {
  const stopped = { ...unit, statusName: 'no_sale', hold: true, stopFlag: true, ageingFlag: true } as const;
  expect((await told([stopped])).Status).toBe('No sale On hold Stay of proceedings Ageing');
});

it('leaves out in French as in English what is not known of a unit', async () => {
  const bare = Object.fromEntries(
    Object.entries(unit).map(([name, value]) => [
      name,
      /^(fileId|ref|client|statusName|days|hold|stop|ageing)/.test(name) ? value : null,
    ]),
  ) as unknown as typeof unit;
  expect(await told([bare], 'fr')).toMatchObject({
    Encan: '',
    'Valeur de référence': '',
    Réserve: '',
    Invendus: '',
    Vendu: '',
  });
});

it('asks at a head for its order and for the other way round, and shows what is asked by', async () => {
  const asked: string[] = [];
  const totals = { units: 1, reservePrice: '10000.00', cbbAverage: '12000.00' };
  const graded = {
    ...unit,
    conditionGrade: 3.5,
    lightCode: 'yellow',
    auctionStockNumber: 'ST-14',
  } as typeof unit;
  await showScreen(
    <UnitTable
      units={[graded]}
      totals={totals}
      order={{ by: 'conditionGrade', descending: false }}
      also={['conditionGrade', 'lightCode', 'auctionStockNumber', 'reservePrice']}
      onOrder={(sortBy) => asked.push(sortBy)}
    />,
    () => undefined,
  );
  const head = async (name: string) => screen.findByRole('columnheader', { name });
  await userEvent.click(within(await head('Reserve')).getByRole('button'));
  await userEvent.click(within(await head('Condition grade')).getByRole('button'));
  await userEvent.click(within(await head('Auction light')).getByRole('button'));
  expect(asked).toEqual(['reservePrice', '-conditionGrade', 'lightCode']);
  expect(await head('Condition grade')).toHaveAttribute('aria-sort', 'ascending');
  expect(await head('Reserve')).not.toHaveAttribute('aria-sort');
  const row = within(screen.getByRole('table')).getAllByRole('row')[1];
  // Beside where it stands: what is asked by is not moved out of sight.
  expect([...(row?.children ?? [])].slice(3, 6).map(({ textContent }) => textContent)).toEqual([
    '3.5',
    'Yellow',
    'ST-14',
  ]);
});
