import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Load } from '../../../../src/web/screens/home/load';
import { showScreen } from '../desk';

const lists = {
  files: 'active=true&assignedUsers=u-7',
  late: 'active=true&assignedUsers=u-7&pastStatusDue=true',
  deadlines: 'active=true&assignedUsers=u-7&nextDeadlineTo=2026-11-27',
};

it('tells how much somebody has, each number one press from its rows', async () => {
  const people = [{ userId: 'u-7', name: 'Priya MacDonald', files: 41, late: 7, deadlines: 2, lists }];
  await showScreen(<Load people={people} />, () => undefined);
  const table = await screen.findByRole('table');
  const links = within(table)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Priya MacDonald', null, `/files?${lists.files}`],
    ['41', '41, Active files: Priya MacDonald', `/files?${lists.files}`],
    ['7', '7, Late: Priya MacDonald', `/files?${lists.late}`],
    ['2', '2, Deadlines: Priya MacDonald', `/files?${lists.deadlines}`],
  ]);
});

it('stands in pages and in the order that is asked for, from the most late files on', async () => {
  const people = Array.from({ length: 23 }, (_, index) => ({
    ...{ userId: `u-${index}`, name: `${String.fromCodePoint(87 - index)}. Roy`, files: 100 + index },
    ...{ late: 23 - index, deadlines: index === 11 ? 4 : 0, lists },
  }));
  const named = [...people.slice(0, 22), { ...people[22], name: 'Élodie Roy' } as (typeof people)[number]];
  await showScreen(<Load people={named} />, () => undefined);
  const user = userEvent.setup();
  const table = within(await screen.findByRole('table'));
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 2));
  const press = (head: string) => user.click(table.getByRole('button', { name: head }));

  expect(names()).toEqual(['W.', 'V.', 'U.', 'T.', 'S.', 'R.', 'Q.', 'P.', 'O.', 'N.']);
  expect(table.getByRole('columnheader', { name: 'Late' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(names()).toEqual(['C.', 'B.', 'Él']);
  // Another order begins at its first page; an accent moves nobody behind the alphabet.
  await press('Person');
  expect(names()).toEqual(['B.', 'C.', 'D.', 'E.', 'Él', 'F.', 'G.', 'H.', 'I.', 'J.']);
  await press('Person');
  expect(names()[0]).toBe('W.');
  await press('Deadlines');
  expect(names().slice(0, 3)).toEqual(['L.', 'W.', 'V.']);
});
