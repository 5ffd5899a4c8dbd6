import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GeneratedCreate } from '../../../../src/web/generated/generated-create';
import { scheduleSlots } from '../../../../src/web/screens/report/schedule-slots';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const kinds = ['closed_files', 'open_inventory'].map((reportType) => ({
  ...{ reportType, name: reportType, purpose: '', parameters: [] },
}));

it('a schedule offers the reports that its maker may have made, and no other', async () => {
  const user = userEvent.setup();
  await showScreen(
    <GeneratedCreate name="companyReportSchedule" slots={scheduleSlots as never} />,
    ({ path }) => (path.startsWith('/desk/report/types') ? answer(200, { data: kinds }) : undefined),
    '/company-report-schedules/create',
  );
  await user.click(await screen.findByRole('combobox', { name: 'Reports' }, { timeout: 20_000 }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Open files', 'Closed files']);
}, 30_000);
