import { expect, it } from 'vitest';
import { problemsOf } from '../../../../src/web/screens/import/row-problems';
import { wordsIn } from '../../speaking';

const problem = { value: '', warning: false, detail: null };

it('says the problems of a row in the language of the screen, each with what stands there', async () => {
  const [en, fr] = [await wordsIn('en'), await wordsIn('fr')];
  const row = {
    problems: [
      { ...problem, column: 'balance', reason: 'notANumber', value: 'ten' },
      { ...problem, column: 'vin', reason: 'required' },
    ],
  } as const;
  expect(problemsOf(row, fr)).toBe(
    'Solde : n’est pas un nombre (« ten »); NIV ou numéro de série : obligatoire',
  );
  expect(problemsOf(row, en)).toBe('Balance: not a number (“ten”); VIN or serial number: required');
});

it('says what the host itself refused, with the column as the screen calls it, or the field as files call it', async () => {
  const fr = await wordsIn('fr');
  const detail = 'Ce compte a déjà un dossier ouvert : LNA-7.';
  const problems = [
    { ...problem, column: 'accountNumber', reason: 'notAccepted', detail },
    { ...problem, column: 'ref', reason: 'outOfReach' },
  ] as const;
  expect(problemsOf({ problems }, fr)).toBe(
    `Numéro de compte\u00a0: ${detail}; Numéro de dossier\u00a0: aucun dossier à vous`,
  );
});
