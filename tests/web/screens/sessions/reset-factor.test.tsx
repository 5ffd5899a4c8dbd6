import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ResetFactor } from '../../../../src/web/screens/sessions/reset-factor';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const show = (id: string, actions: readonly string[]) =>
  showScreen(
    <>
      <h1>Person</h1>
      <ResetFactor record={{ id, companyId: 'c-1', firstName: 'Luc', lastName: 'Roy' }} />
    </>,
    ({ method, path, headers }) => {
      if (path.startsWith('/role/')) return roleOfRights({ user: actions });
      if (method !== 'POST' || path !== '/desk/user/resetFactor') return undefined;
      return answer(200, headers.get('x-mfa-code') ? { ended: 2 } : { showMFAForm: true });
    },
  );

it('resets the codes of somebody else, with why and a fresh code', async () => {
  const user = userEvent.setup();
  const { desk } = await show('u-2', ['show', 'resetMfa']);
  await user.click(await screen.findByRole('button', { name: 'Reset sign-in codes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reset the sign-in codes of Luc Roy?' });
  const why = within(dialog).getByRole('textbox', { name: /Why, and how/ });
  await user.type(why, 'His phone was stolen');
  await user.click(within(dialog).getByRole('button', { name: 'Reset sign-in codes' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'abc234');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The sign-in codes of Luc Roy were reset.')).toBeVisible();
  const sent = desk.sent('/desk/user/resetFactor');
  expect(sent.map(({ body, headers }) => [body, headers.get('x-mfa-code')])).toEqual([
    [{ userId: 'u-2', reason: 'His phone was stolen' }, null],
    [{ userId: 'u-2', reason: 'His phone was stolen' }, 'ABC234'],
  ]);
});

it('offers it nobody without the right, and nobody for themselves', async () => {
  await show('u-2', ['show', 'endSession']);
  await screen.findByRole('heading', { name: 'Person' });
  expect(screen.queryByRole('button', { name: 'Reset sign-in codes' })).toBeNull();
});
