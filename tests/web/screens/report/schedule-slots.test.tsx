import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TryFolder } from '../../../../src/web/screens/report/schedule-slots';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const folder = 'sftp://files.example:22/drop/out';
const schedule = { id: 's-1', companyId: 'c-1', deliveryMethod: 'sftp', deliveryFolder: folder };

const shown = (answers: object, record: object = schedule, rights = ['list', 'create']) =>
  showScreen(<TryFolder record={record as never} />, ({ path }) => {
    if (path.startsWith('/role/')) return roleOfRights({ companyReportSchedule: rights });
    return path === '/desk/report/tryFolder' ? answer(200, answers) : undefined;
  });

it('says where reports are delivered, and whether the folder takes what is left there', async () => {
  const user = userEvent.setup();
  const { desk } = await shown({ folder, reached: true, problem: null });
  expect(await screen.findByText(`Reports are delivered to ${folder}.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try the folder' }));
  expect(await screen.findByText(`${folder} is reached, and takes what is left there.`)).toBeVisible();
  expect(desk.sent('/desk/report/tryFolder').map(({ body }) => body)).toEqual([{ companyId: 'c-1' }]);
});

it('says so where the folder cannot be reached', async () => {
  const user = userEvent.setup();
  await shown({ folder, reached: false, problem: 'It cannot be reached.' });
  await user.click(await screen.findByRole('button', { name: 'Try the folder' }));
  expect(await screen.findByText('It cannot be reached.')).toBeVisible();
});

it('says nothing of a schedule whose reports are mailed', async () => {
  await shown({}, { ...schedule, deliveryMethod: 'email_link', deliveryFolder: null });
  expect(screen.queryByRole('button', { name: 'Try the folder' })).toBeNull();
});
