import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MyLenderJobs } from '../../../../src/web/screens/lender-jobs/my-lender-jobs';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

const counts = { created: 3, updated: 2, unchanged: 0, rejected: 1 };
const job = {
  _id: 'j-1',
  kind: 'lender',
  status: 'done',
  done: 6,
  total: 6,
  counts,
  warnings: 0,
  rejectsUrl: '/api/desk/jobs/j-1/rejects',
  resultUrl: '/api/desk/jobs/j-1/result',
  message: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  startedAt: '2026-11-20T15:00:00.000Z',
  endedAt: '2026-11-20T15:00:01.000Z',
  cancelAsked: false,
  undoUntil: '2999-11-21T15:00:01.000Z',
  undoneBy: null,
  fileName: 'day.csv',
  dryRun: false,
  resource: null,
  format: 'csv',
};
const check = { ...job, _id: 'j-0', fileName: 'check.csv', dryRun: true, undoUntil: null };
const back = {
  ...job,
  _id: 'j-2',
  kind: 'undo',
  undoUntil: null,
  counts: { ...counts, created: 0, updated: 4 },
};

it('takes back what a lender’s file did, and says beside it what came of that', async () => {
  const called: string[] = [];
  let isBack = false;
  await showScreen(<MyLenderJobs />, ({ method, path }) => {
    called.push(`${method} ${path}`);
    if (path.endsWith('/undo')) {
      isBack = true;
      return answer(202, { jobId: back._id });
    }
    const data = isBack ? [back, { ...job, undoneBy: back._id, undoUntil: null }, check] : [job, check];
    return path === '/desk/jobs' ? answer(200, { data, total: data.length, page: 1, size: 25 }) : undefined;
  });
  const user = userEvent.setup();
  // A check has done nothing that could be taken back.
  await user.click(await screen.findByRole('button', { name: /^Take back/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/3 files that were placed are removed, 2 files become what they were/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('This was taken back.')).toBeVisible();
  expect(screen.getByText(/Taken back 4 · Left as it is 1/)).toBeVisible();
  expect(called).toContain('POST /desk/jobs/j-1/undo');
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});
