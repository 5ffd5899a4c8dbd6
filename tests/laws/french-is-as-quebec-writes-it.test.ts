import path from 'node:path';
import { expect, it } from 'vitest';
import { words } from '../../src/web/i18n/fr/words';
import { textsUnder } from '../support/host-sentences';

const root = path.resolve(import.meta.dirname, '../..');
const texts = textsUnder(root, ['src']).filter(({ file }) => !/^src\/server\/database\//.test(file));
const french = texts.filter(({ file }) => /\/fr[/-]|french|\/fr\.ts/.test(file));

/** What is not said, and what is said in its place. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/[\s\u202f][?!;]/, 'no space before ? ! ;'],
  [/« | »|«[^\u00a0]|[^\u00a0]»/, 'guillemets that hold their words by a space that does not break'],
  [/grille|listes? de prix/i, 'tarif'],
  [/en souffrance/i, 'en retard'],
  [/^État$|^État d(u paiement|e la facture)|[àd]\S* (cet|son) état/, 'statut'],
  [/facultatifs?$/, 'in agreement: fr/optional'],
  [
    /\breport\S* (en compta|de nouveau|ce qui|la sélection)|cours de report|reportées?\b.*refusées/i,
    'comptabiliser',
  ],
  [/\bretourné\?|^Retourner$/, 'rembourser'],
  [/porté\S* (au client|au compte)|^Facturé au client$/, 'à la charge du client'],
  [/^Rappel après acceptation$/, 'annulation après acceptation'],
  [/cueillette/i, 'prise en charge'],
  [/Récupération terrain/, 'récupération sur le terrain'],
  [/(\d|%\{\w+\}) de (\d|%\{\w+\})/, '1 sur 3'],
  [/\} payés\b|^Payée %/, 'versé : …'],
  [/^La pièce$/, 'pièce justificative'],
  [/sortie de cour\b/, 'frais de sortie du parc'],
  [/en attente de ma décision/i, 'à décider'],
  [/^Dû à (vous|votre entreprise)$/, 'montant qui vous est dû'],
  [/^forfait$/i, '(forfaitaire)'],
  [/sans demander/, 'dépasse le seuil de préapprobation'],
  [/\b(au|dans le) bureau\b/i, 'l’application: a bureau is an office'],
];

it.each(forbidden)('says nothing that matches %s: %s', (form) => {
  const optional = 'src/contract/words/fr/optional.ts';
  const found = french.filter(({ file, text }) => file !== optional && form.test(text));
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

it('is that of react-admin too, as the desk loads it', () => {
  expect(JSON.stringify(words.admin)).not.toMatch(/[\s\u202f][?!;]/);
});

it('is kept apart from English, in which email has no hyphen', () => {
  expect(
    texts.filter(({ text }) => /\be-mail/i.test(text)).map(({ file, text }) => `${file} ${text}`),
  ).toEqual([]);
});
