import { expect, it } from 'vitest';
import { importing as english } from '../../../../src/web/i18n/en/import';
import { importing as french } from '../../../../src/web/i18n/fr/import';
import { loadWords, readWords } from '../../../../src/web/i18n/words';
import { rowReasons } from '../../../../src/web/screens/import/row-reasons';

const wordsIn = async (locale: 'en' | 'fr') => readWords(await loadWords(locale));

it('says the reasons of a row in the language of the screen, whatever language the host wrote them in', async () => {
  const [en, fr] = [await wordsIn('en'), await wordsIn('fr')];
  expect(rowReasons('balance not a number; vin required', fr, french)).toBe(
    'Solde : n’est pas un nombre; NIV ou numéro de série : obligatoire',
  );
  expect(rowReasons('balance n’est pas un nombre', en, english)).toBe('Balance: not a number');
});

it('says what the host itself refused, with the column as the screen calls it', async () => {
  const fr = await wordsIn('fr');
  expect(rowReasons('accountNumber There is already an open file for this account: LNA-7.', fr, french)).toBe(
    'Numéro de compte : Ce compte a déjà un dossier ouvert : LNA-7.',
  );
});

it('leaves what it does not know', async () => {
  expect(rowReasons('moon is full', await wordsIn('fr'), french)).toBe('moon is full');
});
