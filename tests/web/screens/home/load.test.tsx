import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Load } from '../../../../src/web/screens/home/load';
import { LoadTable } from '../../../../src/web/screens/home/load-table';
import { answer } from '../../tabs';
import { showScreen } from '../desk';

afterEach(() => void vi.unstubAllGlobals());

const lists = {
  files: 'active=true&assignedUsers=u-7',
  late: 'active=true&assignedUsers=u-7&pastStatusDue=true',
  deadlines: 'active=true&assignedUsers=u-7&nextDeadlineTo=2026-11-27',
};

it('tells how much somebody has, each number one press from its rows', async () => {
  const people = [
    {
      userId: 'u-7',
      name: 'Priya MacDonald',
      userStatus: 'active' as const,
      files: 41,
      late: 7,
      deadlines: 2,
      lists,
    },
  ];
  await showScreen(<LoadTable people={people} />, () => undefined);
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

it('says of who cannot sign in any more that it is so', async () => {
  const gone = { userId: 'u-8', name: 'Luc Roy', userStatus: 'deactivated' as const, files: 3 };
  await showScreen(<LoadTable people={[{ ...gone, late: 1, deadlines: 0, lists }]} />, () => undefined);
  expect(await screen.findByRole('rowheader')).toHaveTextContent('Luc RoyDeactivated');
});

it('stands in pages and in the order that is asked for, from the most late files on', async () => {
  const people = Array.from({ length: 23 }, (_, index) => ({
    ...{ userId: `u-${index}`, name: `${String.fromCodePoint(87 - index)}. Roy`, files: 100 + index },
    userStatus: 'active' as const,
    ...{ late: 23 - index, deadlines: index === 11 ? 4 : 0, lists },
  }));
  const named = [...people.slice(0, 22), { ...people[22], name: 'Élodie Roy' } as (typeof people)[number]];
  await showScreen(<LoadTable people={named} />, () => undefined);
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

it('is put in order on a phone too, where no head is pressed: figures from the most on, names from the first', async () => {
  const people = ['Noé', 'Ann', 'Zoé'].map((name, at) => ({
    userStatus: 'active' as const,
    ...{ userId: `u-${at}`, name, files: [5, 9, 7][at] ?? 0, late: [3, 2, 1][at] ?? 0, deadlines: 0, lists },
  }));
  await showScreen(<LoadTable people={people} />, () => undefined);
  const user = userEvent.setup();
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  // It stands there on a phone alone, and is not in sight on a desk.
  const onPhone = (name: string) => screen.getByRole('combobox', { name, hidden: true });
  const pick = async (of: string, one: string) => {
    await user.click(onPhone(of));
    await user.click(await screen.findByRole('option', { name: one }));
  };
  await screen.findByRole('table');
  expect(names()).toEqual(['Noé', 'Ann', 'Zoé']);
  await pick('Order', 'Active files');
  expect(names()).toEqual(['Ann', 'Zoé', 'Noé']);
  expect(onPhone('Direction')).toHaveTextContent('Falling');
  await pick('Direction', 'Rising');
  expect(names()).toEqual(['Noé', 'Zoé', 'Ann']);
  await pick('Order', 'Person');
  expect(names()).toEqual(['Ann', 'Noé', 'Zoé']);
  expect(onPhone('Direction')).toHaveTextContent('A to Z');
  await pick('Direction', 'Z to A');
  expect(names()).toEqual(['Zoé', 'Noé', 'Ann']);
});

it('is asked for once it comes into sight; until then its lines wait', async () => {
  let comesIntoSight: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        comesIntoSight = () => tell([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const asked: string[] = [];
  await showScreen(<Load />, ({ path }) => {
    asked.push(path);
    const named = { userId: 'u-7', name: 'Priya MacDonald', userStatus: 'active' };
    const person = { ...named, files: 41, late: 7, deadlines: 2, lists };
    return path === '/desk/home/load' ? answer(200, { people: [person] }) : undefined;
  });
  const waits = within(await screen.findByRole('table', { name: 'Files by person', hidden: true }));
  expect(waits.getAllByRole('rowheader', { hidden: true })).toHaveLength(10);
  // A head without a word is read to nobody.
  expect(screen.queryByRole('table')).toBeNull();
  expect(waits.queryAllByRole('link', { hidden: true })).toEqual([]);
  expect(asked).not.toContain('/desk/home/load');
  act(() => comesIntoSight());
  const table = within(await screen.findByRole('table', { name: 'Files by person' }));
  expect(await table.findByRole('link', { name: 'Priya MacDonald' })).toBeVisible();
  expect(table.getAllByRole('rowheader')).toHaveLength(1);
  expect(asked.filter((path) => path === '/desk/home/load')).toHaveLength(1);
});
