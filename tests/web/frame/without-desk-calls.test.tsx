import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answer } from '../tabs';
import type { Request } from '../tabs';
import { openShell } from './desk';

/** A host of the specification that offers these beyond it, or does not know that it could be asked. */
const offering =
  (capabilities?: object) =>
  ({ path }: Request): Response | undefined => {
    if (!path.startsWith('/desk/')) return undefined;
    if (capabilities && path.startsWith('/desk/capabilities')) return answer(200, { capabilities });
    return answer(404, { code: 'NOT_FOUND', message: 'There is no such call.' });
  };

async function menuOf(capabilities?: object): Promise<string[]> {
  await openShell({ pages: { '/': 'The page' }, host: offering(capabilities) });
  expect(screen.getByText('The page')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /\(\w+\)$/ }));
  const out = await screen.findByRole('menuitem', { name: 'Log out' });
  expect(out).toBeVisible();
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

it('offers a person their sessions where the host knows of them', async () => {
  expect(await menuOf({ sessions: true })).toContain('Sessions');
});

it('stands on a host that knows nothing beyond the specification, and offers no sessions there', async () => {
  expect(await menuOf()).not.toContain('Sessions');
});
