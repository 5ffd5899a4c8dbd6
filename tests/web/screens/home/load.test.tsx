import { screen, within } from '@testing-library/react';
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
