import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResourceName } from '#contract/resources/index';
import { GeneratedCreate } from '../../../src/web/generated/generated-create';
import { showScreen } from '../screens/desk';

const pages: readonly (readonly [ResourceName, string])[] = [
  ['companyReportSchedule', '/report-schedules/create'],
  ['noteTemplate', '/note-templates/create'],
  ['user', '/users/create'],
  ['company', '/companies/create'],
];

it.each(pages)('A new %s begins in the language of who makes it', async (name, at) => {
  await showScreen(<GeneratedCreate name={name} slots={{}} />, () => undefined, at, 'fr');
  const language = await screen.findByRole('combobox', { name: /^Langue/ }, { timeout: 20_000 });
  expect(language).toHaveTextContent('Français');
});

it('A new record begins in the language that its address says', async () => {
  const at = '/report-schedules/create?language=en';
  await showScreen(
    <GeneratedCreate name="companyReportSchedule" slots={{}} />,
    () => undefined,
    at as never,
    'fr',
  );
  const language = await screen.findByRole('combobox', { name: /^Langue/ }, { timeout: 20_000 });
  expect(language).toHaveTextContent('Anglais');
});
