import type { TranslationOf } from '../../sentence';
import type { valuationSentences as english } from '../../en/sentences/valuations';

/** What vehicles are worth. */
export const valuationSentences: TranslationOf<typeof english> = {
  anotherVehicle: 'La source a donné la valeur d’un autre véhicule. Rien n’en a été repris.',
  unknownVehicle: 'La source ne connaît pas la valeur de ce véhicule.',
  answered: 'La source des valeurs a répondu {status}. Réessayez plus tard.',
  notReached: 'La source des valeurs n’a pu être jointe : {why:sentence}. Réessayez plus tard.',
  cannotRead: 'La source des valeurs a répondu de façon illisible. Rien n’en a été repris.',
  cannotBe: 'La source a donné une valeur impossible. Rien n’en a été repris.',
  lapsed: 'La source a donné une valeur échue. Redemandez-la pour avoir celle d’aujourd’hui.',
  beingAsked: 'Quelqu’un d’autre demande cette valeur en ce moment. Réessayez dans un instant.',
  notVin: 'Le NIV doit compter 17 caractères',
  needsVin: 'Le numéro de série de ce bien n’est pas un NIV : aucune source n’en connaît la valeur.',
  needsMileage: 'Dites combien de kilomètres le véhicule a parcourus',
};
