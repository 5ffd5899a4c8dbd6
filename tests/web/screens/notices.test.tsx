import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NoticesPage } from '../../../src/web/screens/notices/notices-page';
import { answer } from '../tabs';
import { showScreen } from './desk';

it('keeps how a person wants to hear of what waits, and says what each way means', async () => {
  const user = userEvent.setup();
  let way = 'desk';
  const { desk } = await showScreen(<NoticesPage />, ({ path, method, body }) => {
    if (path !== '/desk/notices') return undefined;
    if (method === 'PUT') way = (body as { way: string }).way;
    return answer(200, method === 'PUT' ? {} : { way });
  });
  const choice = (name: RegExp) => screen.getByRole('radio', { name });
  expect(await screen.findByRole('radio', { name: /^On the desk only/ })).toBeChecked();
  expect(screen.getByText(/^At 7:00 on your clock/)).toBeVisible();
  await user.click(choice(/^By mail as well, each morning/));
  expect(await screen.findByText('Your choice is kept.')).toBeVisible();
  expect(choice(/^By mail as well, each morning/)).toBeChecked();
  expect(
    desk
      .sent('/desk/notices')
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body),
  ).toEqual([{ way: 'daily' }]);
});
