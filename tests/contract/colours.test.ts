import { expect, test } from 'vitest';
import { colourWord } from '#contract/colours';

test.each([
  ['Black', 'Black', 'Noir'],
  ['NOIR', 'Black', 'Noir'],
  [' grise ', 'Grey', 'Gris'],
  ['gray', 'Grey', 'Gris'],
  ['Argent', 'Silver', 'Argent'],
  ['Midnight Blue Pearl', 'Midnight Blue Pearl', 'Midnight Blue Pearl'],
  ['Black/Red', 'Black/Red', 'Black/Red'],
])('a colour is read in the language of its reader where it is a common one: %s', (colour, en, fr) => {
  expect([colourWord(colour, 'en'), colourWord(colour, 'fr')]).toEqual([en, fr]);
});
