import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Locale } from '../../../../src/web/identity/locale';
import { MadeReports } from '../../../../src/web/screens/report/made-reports';
import { ReportCatalogue } from '../../../../src/web/screens/report/report-catalogue';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const failed = {
  ...{ _id: 'j-1', reportType: 'open_inventory', format: 'csv', status: 'failed' },
  parameters: { dateFrom: '2026-11-27' },
  ...{ done: 0, total: null, rowCount: null, message: 'Your role does not have this report made.' },
  ...{ fileName: 'Open files.csv', resultUrl: null, scheduleId: null, delivery: null, keptUntil: null },
  ...{ createdAt: '2026-11-20T15:00:00.000Z', endedAt: '2026-11-20T15:00:01.000Z' },
};
const kind = { reportType: 'open_inventory', name: 'Open files', purpose: 'Each open file.', parameters: [] };

const show = (actions: readonly string[], kinds: readonly object[], locale: Locale = 'en') =>
  showScreen(
    <>
      <MadeReports />
      <ReportCatalogue />
    </>,
    ({ path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ report: actions });
      if (path.startsWith('/report/list')) return answer(200, { data: [failed], total: 1, page: 1, size: 6 });
      if (!path.startsWith('/desk/report/types')) return undefined;
      return answer(200, { data: kinds, total: kinds.length, page: 1, size: 100 });
    },
    '/reports',
    locale,
  );

it('offers to make a report again, and others', async () => {
  await show(['list', 'show', 'create'], [kind]);
  expect(await screen.findByRole('button', { name: 'Make again: Open files' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make: Open files' })).toBeVisible();
});

it('offers neither to whom no report is made any more', async () => {
  await show(['list', 'show'], []);
  expect(await screen.findByText('Your role does not have this report made.')).toBeVisible();
  await expect.poll(() => screen.queryByText('Have a report made')).toBeNull();
  expect(screen.queryByRole('button', { name: /Make/ })).toBeNull();
});

it('writes the days of a report as days are written', async () => {
  await show(['list', 'show'], [], 'fr');
  expect(await screen.findByText(/Du 27 nov\. 2026/)).toBeVisible();
});
