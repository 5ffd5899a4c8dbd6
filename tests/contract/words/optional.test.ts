import { expect, it } from 'vitest';
import { optional } from '#contract/words/fr/optional';

it.each([
  ['Motif', 'facultatif'],
  ['Note à l’approbateur', 'facultative'],
  ['Échéance', 'facultative'],
  ['Dernière vérification', 'facultative'],
  ['Instructions pour le fournisseur', 'facultatives'],
  ['Frais', 'facultatifs'],
  ['Jours de retard', 'facultatifs'],
  ['Préavis avant saisie', 'facultatif'],
  ['Prix de réserve', 'facultatif'],
  ['Personne-ressource', 'facultative'],
  ['Transmis au client le', 'facultatif'],
  ['Prévus le', 'facultatif'],
])('agrees with the noun of « %s »: %s', (label, said) => {
  expect(optional(label)).toBe(said);
});
