import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { JobsPage } from '../../../../src/web/screens/job-oversight/jobs-page';
import { showInDesk } from '../../show-in-desk';
import { answer } from '../../tabs';

const role = { permissions: [{ resource: 'housekeeping', actions: ['delete'] }] };
const job = {
  _id: 'j-1',
  kind: 'export',
  status: 'running',
  what: 'note',
  isCheck: false,
  userName: 'Liam Nguyen',
  companyName: 'Northline Recovery',
  done: 10,
  total: 40,
  message: null,
  createdAt: '2026-11-20T14:00:00.000Z',
  endedAt: null,
  mayRepeat: false,
};

afterEach(() => void vi.useRealTimers());

it('shows a job that somebody asks for while nothing runs, without the page being opened anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rows: object[] = [];
  await showInDesk(<JobsPage />, {
    role,
    host: ({ path }) =>
      path.startsWith('/desk/allJobs')
        ? answer(200, { data: [...rows], more: false, queued: 0, running: rows.length, failed: 0 })
        : undefined,
  });
  await screen.findByText('Running');
  rows.push(job);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByText('Liam Nguyen')).toBeDefined();
  expect(screen.getByText('10 / 40')).toBeDefined();
});
