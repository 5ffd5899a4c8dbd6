import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeclaredInput } from '../../../src/web/kinds/declared-input';
import { ask } from './ask';

const input = <DeclaredInput source="timeZone" />;
const people = { resource: 'users', record: { timeZone: 'America/Toronto' } };

it('offers the time zones of Canada first, by what their clocks are called', async () => {
  const { user } = await ask(input, people);
  const zone = await screen.findByRole('combobox', { name: /Time zone/ });
  expect(zone).toHaveValue('America/Toronto (Eastern Time)');
  await user.click(zone);
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered[0]).toBe('America/St_Johns (Newfoundland Time)');
  expect(offered).toContain('Europe/Paris');
});

it('finds a zone by a place or by its clocks, and keeps its name', async () => {
  const { user, stored } = await ask(input, people);
  const zone = await screen.findByRole('combobox', { name: /Time zone/ });
  await user.clear(zone);
  await user.type(zone, 'yukon{Enter}');
  expect(await stored()).toMatchObject({ timeZone: 'America/Whitehorse' });
});

it('leaves a zone that stands there under an older name', async () => {
  const { stored } = await ask(input, { ...people, record: { timeZone: 'Canada/Eastern' } });
  expect(await screen.findByRole('combobox', { name: /Time zone/ })).toHaveValue('Canada/Eastern');
  expect(await stored()).toMatchObject({ timeZone: 'Canada/Eastern' });
});
