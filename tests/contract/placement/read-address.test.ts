import { expect, test } from 'vitest';
import { readAddress } from '#contract/placement/read-address';

test.each([
  ['12 King St W, Kitchener, ON N2G 1A7', ['12 King St W', 'Kitchener', 'ON', 'N2G 1A7']],
  [
    '12 King St W, Unit 4, Kitchener, Ontario, n2g1a7',
    ['12 King St W, Unit 4', 'Kitchener', 'ON', 'N2G 1A7'],
  ],
  ['9872, rue de l’Exemple, Québec (Québec)  G1R 2B3', ['9872, rue de l’Exemple', 'Québec', 'QC', 'G1R 2B3']],
  ['9872 rue de l’Exemple, Québec QC', ['9872 rue de l’Exemple', 'Québec', 'QC', undefined]],
  ['9872 rue de l’Exemple, Montréal, H2X 1Y4', ['9872 rue de l’Exemple', 'Montréal', undefined, 'H2X 1Y4']],
  ['44 Main St, St. John’s, NL, A1A 1A1, Canada', ['44 Main St', 'St. John’s', 'NL', 'A1A 1A1']],
])('%s', (line, [line1, city, state, postalCode]) =>
  expect(readAddress(line)).toEqual({
    line1,
    city,
    ...(state && { state }),
    ...(postalCode && { postalCode }),
  }),
);

test.each([
  '12 King St W',
  '12 King St W, Unit B',
  '12 King St W, Unit 4, ON N2G 1A7',
  '12 King St W Kitchener ON N2G 1A7',
  'Kitchener, ON',
  'N2G 1A7',
  '',
])('tells no city where none stands apart: %s', (line) => expect(readAddress(line)).toBeUndefined());
