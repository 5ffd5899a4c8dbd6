import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SessionsOf } from '../../../../src/web/screens/sessions/user-slots';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const session = {
  _id: 's-9',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastSeenAt: '2026-11-20T15:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  current: false,
};
const show = (actions: readonly string[]) =>
  showScreen(
    <>
      <h1>Person</h1>
      <SessionsOf record={{ id: 'u-2', companyId: 'c-1' }} />
    </>,
    ({ method, path }) => {
      if (path.startsWith('/role/')) return roleOfRights({ user: actions });
      if (path === '/desk/sessions?userId=u-2') return answer(200, { data: [session] });
      return method === 'POST' && path === '/desk/sessions/end' ? answer(200, { ended: 1 }) : undefined;
    },
  );

it('shows where somebody is signed in, and ends it', async () => {
  const user = userEvent.setup();
  const { desk } = await show(['show', 'endSession']);
  expect(await screen.findByText('Firefox · Linux')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('The session was ended.')).toBeVisible();
  expect(desk.sent('/desk/sessions/end').map(({ body }) => body)).toEqual([{ sessionId: 's-9' }]);
});

it('asks for nobody’s sessions where that is not one’s to end', async () => {
  const { desk } = await show(['show']);
  await screen.findByRole('heading', { name: 'Person' });
  expect(desk.sent('/desk/sessions')).toEqual([]);
});
