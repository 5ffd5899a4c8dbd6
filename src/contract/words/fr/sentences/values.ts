import type { SentenceWords } from '../../sentence-words';

/** What is wrong with a value, by its kind: the contract's own sentences, and those of the validation library. */
export const valueSentences = {
  '{field:field} is a required field': '{field} : champ obligatoire',
  '{field:field} must be defined': '{field} : champ obligatoire',
  '{field:field} cannot be null': '{field} : champ obligatoire',
  '{field:field} must be at least {count} characters': '{field} : au moins {count} caractères',
  '{field:field} must be at most {count} characters': '{field} : au plus {count} caractères',
  '{field:field} must be greater than or equal to {count}': '{field} : {count} ou plus',
  '{field:field} must be less than or equal to {count}': '{field} : {count} ou moins',
  '{field:field} must be an integer': '{field} : un nombre entier',
  '{field:field} field must have at least {count} items': '{field} : au moins {count} éléments',
  '{field:field} field must have less than or equal to {count} items': '{field} : au plus {count} éléments',
  '{field:field} must be a `{type:program}` type, but the final value was: {value:program}.':
    '{field} : valeur d’un autre genre',
  '{field:field} must be one of the following values: {values:program}':
    '{field} : une des valeurs proposées',
  '{field:field} must be one of the values offered': '{field} : une des valeurs proposées',
  '{field:field} has an unknown field: {unknown:field}': '{field} : champ inconnu ({unknown})',
  '{field:field} must be an amount such as 1234.50': '{field} : un montant tel que 1234,50',
  '{field:field} can be read two ways: write the cents too, as in 1250.00':
    '{field} : deux lectures possibles; écrivez aussi les cents, comme 1250,00',
  '{field:field} must not be finer than a cent': '{field} : rien sous le cent',
  '{field:field} must have at most 10 figures before the cents':
    '{field} : au plus 10 chiffres avant les cents',
  '{field:field} must be a number such as 12.5': '{field} : un nombre tel que 12,5',
  '{field:field} can be read two ways: write it without a mark between its thousands':
    '{field} : deux lectures possibles; écrivez sans signe entre les milliers',
  '{field:field} has too many figures': '{field} : trop de chiffres',
  '{field:field} must not be negative': '{field} : pas de montant négatif',
  '{field:field} must be an id': '{field} : une des valeurs proposées',
  '{field:field} must be one line of text': '{field} : une seule ligne de texte',
  '{field:field} carries characters that are not text': '{field} : caractères qui ne sont pas du texte',
  '{field:field} is not in the expected form': '{field} : pas sous la forme attendue',
  '{field:field} must be a valid email': '{field} : un courriel valide',
  '{field:field} must be a phone number with its area code':
    '{field} : un numéro avec son indicatif régional',
  '{field:field} must be a postal code such as K1A 0B1': '{field} : un code postal tel que K1A 0B1',
  '{field:field} must be 17 characters without I, O or Q': '{field} : 17 caractères, sans I, O ni Q',
  '{field:field} must be letters and digits': '{field} : des lettres et des chiffres',
  '{field:field} must be a date such as 2026-11-20': '{field} : une date telle que 20 nov. 2026',
  '{field:field} must be an instant such as 2026-11-20T15:30:00Z': '{field} : une date et une heure',
  '{field:field} must be a day from 1900 to 2199': '{field} : un jour de 1900 à 2199',
  '{field:field} must be a year from {first:number} to {last:number}':
    '{field} : une année de {first} à {last}',
  '{field:field} is not a record that you can choose': '{field} : vous ne pouvez pas choisir cette fiche',
  '{field:field} must not be in the past': '{field} : pas de date passée',
  '{field:field} must not be in the future': '{field} : pas de date à venir',
  '{field:field} must be in the future': '{field} : un moment à venir',
  '{field:field} must be later than now': '{field} : un moment à venir',
  '{field:field} must not be later than today': '{field} : au plus tard aujourd’hui',
  '{field:field} must not be before {other:field}': '{field} : pas avant « {other} »',
  '{field:field} must be more than nothing': '{field} : plus que zéro',
} satisfies SentenceWords;
