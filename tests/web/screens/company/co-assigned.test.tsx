import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CoAssigned } from '../../../../src/web/screens/company/co-assigned';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const bailiffs = {
  _id: 'c-9',
  companyName: 'Northern Bailiffs',
  activityType: 'bailiff',
  city: 'Sudbury',
  state: 'ON',
};
const show = (id: string) =>
  showScreen(
    <>
      <h1>Company</h1>
      <CoAssigned record={{ id }} />
    </>,
    ({ path }) =>
      path === '/company/listCoAssignedCompanies' ? answer(200, { data: [bailiffs], total: 1 }) : undefined,
  );

it('names the companies that stand on files with one’s own', async () => {
  await show('c-1');
  expect(await screen.findByRole('link', { name: 'Northern Bailiffs' })).toHaveAttribute(
    'href',
    '/companies/c-9',
  );
  expect(screen.getByText(/^Bailiff, .* · Sudbury · ON$/)).toBeVisible();
});

it('says nothing of it on the page of another company', async () => {
  const { desk } = await show('c-2');
  await screen.findByRole('heading', { name: 'Company' });
  expect(screen.queryByRole('region', { name: 'Companies on files with yours' })).toBeNull();
  expect(desk.sent('/company/listCoAssignedCompanies')).toEqual([]);
});
