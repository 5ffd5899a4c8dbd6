import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allCountries } from '#contract/placement/countries';
import { DeclaredInput } from '../../../src/web/kinds/declared-input';
import { ask } from './ask';

const input = <DeclaredInput source="country" />;
const company = { resource: 'companies', record: { country: 'CA' } };

it('offers countries by their names, the neighbour first', async () => {
  const { user } = await ask(input, company);
  const country = await screen.findByRole('combobox', { name: /Country/ });
  expect(country).toHaveValue('Canada');
  await user.click(country);
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  // What is chosen stands in the field.
  expect(offered.slice(0, 3)).toEqual(['United States', 'Afghanistan', 'Åland Islands']);
  expect(offered.at(-1)).toBe('Zimbabwe');
});

it('finds a country by its name, and keeps its letters', async () => {
  const { user, stored } = await ask(input, company);
  const country = await screen.findByRole('combobox', { name: /Country/ });
  await user.clear(country);
  await user.type(country, 'mexi{Enter}');
  expect(await stored()).toMatchObject({ country: 'MX' });
});

it('leaves what stands there and is no country', async () => {
  const { stored } = await ask(input, { ...company, record: { country: 'UK' } });
  expect(await screen.findByRole('combobox', { name: /Country/ })).toHaveValue('United Kingdom');
  expect(await stored()).toMatchObject({ country: 'UK' });
});

it('knows each country that there is, and nothing else', () => {
  const known = allCountries();
  expect(known).toHaveLength(250);
  expect(known).toEqual(expect.arrayContaining(['CA', 'US', 'GB', 'MX', 'ZA', 'XK', 'CI', 'SS']));
  for (const none of ['UK', 'SU', 'DD', 'BU', 'EU', 'ZZ', 'XA', 'AN']) expect(known).not.toContain(none);
});
