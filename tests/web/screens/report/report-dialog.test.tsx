import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReportDialog } from '../../../../src/web/screens/report/report-dialog';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const kind = {
  reportType: 'files_on_hold',
  name: 'Files on hold',
  purpose: 'Why, since when.',
  parameters: [],
};

it('says that a report is being made, and where it will stand, to whoever chose it far down the page', async () => {
  const user = userEvent.setup();
  let isClosed = false;
  const { desk } = await showScreen(
    <ReportDialog kind={kind as never} onClose={() => (isClosed = true)} />,
    ({ method, path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ report: ['list', 'create'] });
      return method === 'POST' ? answer(200, { jobId: 'j-1' }) : undefined;
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Make' }));
  expect(
    await screen.findByText('Files on hold is being made. It stands under “Made so far”.'),
  ).toBeVisible();
  expect(isClosed).toBe(true);
  expect(desk.requests.some(({ method }) => method === 'POST')).toBe(true);
});
