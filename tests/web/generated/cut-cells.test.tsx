import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { showInDesk } from '../show-in-desk';
import { answer } from '../tabs';

const companies = [
  { ...{ _id: 'c-1', version: 1, code: 'NB', companyName: 'Nordet' }, city: 'Saint-Jean-sur-Richelieu' },
  { ...{ _id: 'c-2', version: 1, code: 'SB', companyName: 'Sudet' }, city: 'Sudbury' },
];

/** The list once somebody is signed in, as the desk shows it. */
function Companies() {
  const { user } = useSession();
  return user && <GeneratedList name="company" slots={{}} />;
}

afterEach(() => void vi.restoreAllMocks());

it('a cell says its whole value to who points at it where there is no room for that, however short it is', async () => {
  await showInDesk(<Companies />, {
    at: '/companies',
    role: {
      ...{ _id: 'r-1', key: 'administrator' },
      permissions: [{ resource: 'company', actions: ['list', 'show'] }],
    },
    host: ({ path }) =>
      path.startsWith('/company') ? answer(200, { data: companies, total: 2 }) : undefined,
  });
  // A browser that has 100 pixels for each cell, and writes eight to a letter.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return Math.max(100, (this.textContent?.length ?? 0) * 8);
  });
  const user = userEvent.setup();
  const long = await screen.findByRole('cell', { name: 'Saint-Jean-sur-Richelieu' });
  await user.hover(long);
  expect(long).toHaveAttribute('title', 'Saint-Jean-sur-Richelieu');
  const short = screen.getByRole('cell', { name: 'Sudbury' });
  await user.hover(short);
  expect(short).not.toHaveAttribute('title');
});
