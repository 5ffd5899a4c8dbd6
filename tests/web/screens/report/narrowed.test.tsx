import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Narrowed } from '../../../../src/web/screens/report/narrowed';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const show = (filters: object) =>
  showScreen(
    <>
      <h1>Reports</h1>
      <Narrowed />
    </>,
    ({ path }) => {
      if (!path.startsWith('/companyReportFilters/')) return undefined;
      return answer(200, { companyId: 'c-1', updatedAt: null, mayEdit: true, offered: [], filters });
    },
  );

it('says by what the reports of a company are narrowed', async () => {
  await show({ states: ['ON', 'QC'], stages: [], includeHold: false });
  expect(
    await screen.findByText(
      'The filters of your company narrow every report on files to: Ontario, Québec, not on hold.',
    ),
  ).toBeVisible();
});

it('says nothing where they are not', async () => {
  const { desk } = await show({ states: [], includeHold: true, columns: ['ref'] });
  await screen.findByRole('heading', { name: 'Reports' });
  await expect.poll(() => desk.sent('/companyReportFilters/').length).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
