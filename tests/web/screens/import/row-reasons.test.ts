import { expect, it } from 'vitest';
import { rowReasons } from '../../../../src/web/screens/import/row-reasons';
import { wordsIn } from '../../speaking';

it('says the reasons of a row in the language of the screen, whatever language the host wrote them in', async () => {
  const [en, fr] = [await wordsIn('en'), await wordsIn('fr')];
  expect(rowReasons('balance not a number; vin required', fr)).toBe(
    'Solde : n’est pas un nombre; NIV ou numéro de série : obligatoire',
  );
  expect(rowReasons('balance n’est pas un nombre', en)).toBe('Balance: not a number');
});

it('says what the host itself refused, with the column as the screen calls it', async () => {
  const fr = await wordsIn('fr');
  expect(rowReasons('accountNumber Ce compte a déjà un dossier ouvert : LNA-7.', fr)).toBe(
    'Numéro de compte : Ce compte a déjà un dossier ouvert : LNA-7.',
  );
});

it('leaves what it does not know', async () => {
  expect(rowReasons('moon is full', await wordsIn('fr'))).toBe('moon is full');
});
