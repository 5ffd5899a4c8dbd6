import type { Said } from '../words/sentence';

/**
 * Why a cell is refused, or (marked) only warned of. A reason follows the column's name: "balance not a number".
 */
export const reasons = {
  required: { en: 'required', fr: 'obligatoire' },
  repeated: { en: 'repeats an earlier row', fr: 'répète une ligne précédente' },
  unknown: { en: 'unknown', fr: 'inconnu' },
  notANumber: { en: 'not a number', fr: 'n’est pas un nombre' },
  twoAmounts: {
    en: 'could be two amounts: write the cents too',
    fr: 'deux montants possibles : écrivez aussi les cents',
  },
  notWhole: { en: 'not a whole number', fr: 'n’est pas un nombre entier' },
  negative: { en: 'negative', fr: 'négatif' },
  notADate: { en: 'not a date', fr: 'n’est pas une date' },
  twoDays: {
    en: 'could be two days: write the year first, or the month in letters',
    fr: 'deux jours possibles : écrivez l’année en premier, ou le mois en lettres',
  },
  notAYear: { en: 'no model year', fr: 'n’est pas une année de modèle' },
  inFuture: { en: 'in the future', fr: 'dans le futur' },
  notYesOrNo: { en: 'not Y or N', fr: 'ni O ni N' },
  notAPhone: {
    en: 'not a phone number with its area code',
    fr: 'n’est pas un numéro avec indicatif régional',
  },
  notAPostalCode: { en: 'not a postal code', fr: 'n’est pas un code postal' },
  notInForm: { en: 'not in the expected form', fr: 'pas sous la forme attendue' },
  outOfReach: { en: 'no file of yours', fr: 'aucun dossier à vous' },
  ambiguous: { en: 'more than one file', fr: 'plus d’un dossier' },
  notAccepted: { en: 'not accepted', fr: 'non accepté' },
  onOpenFile: { en: 'on another open file', fr: 'sur un autre dossier ouvert' },
  vinLength: { en: 'not 17 characters', fr: 'pas 17 caractères' },
  vinCharacters: { en: 'has I, O, Q or a sign', fr: 'contient I, O, Q ou un signe' },
  vinCheckDigit: { en: 'check digit', fr: 'chiffre de contrôle' },
} as const;

export type Reason = keyof typeof reasons;

export const reasonNames = Object.keys(reasons) as [Reason, ...Reason[]];

/** The reason that is worded so in either language. */
export const reasonCalled = (words: string): Reason | undefined =>
  (Object.keys(reasons) as Reason[]).find(
    (reason) => reasons[reason].en === words || reasons[reason].fr === words,
  );

/** What is wrong with one cell. `warning`: the row is taken all the same. `detail`: more than the reason says. */
export interface CellProblem {
  readonly column: string;
  readonly reason: Reason;
  readonly value: string;
  readonly warning?: true;
  readonly detail?: Said;
}

/** A cell's problem as a person reads it, without its column. */
export function reasonWords({ reason, detail }: CellProblem, language: 'en' | 'fr'): Said {
  return detail ?? reasons[reason][language];
}
