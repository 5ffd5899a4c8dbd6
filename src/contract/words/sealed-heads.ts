import type { relatedParty } from '../resources/related-party';
import { placementHeads } from './placement-heads';

type PartyFields = (typeof relatedParty)['fields'];
type Sealed = {
  [F in keyof PartyFields]: PartyFields[F] extends { readonly mask: 'sealed' } ? F : never;
}[keyof PartyFields];

/** How the head of a column begins or ends, in any spreadsheet, that holds what is kept sealed of a person. */
export const sealedHeads: { readonly [F in Sealed]: readonly string[] } = {
  dateOfBirth: placementHeads.dateOfBirth,
  driverLicenceNumber: [
    ['driver licence', 'driver’s licence', 'drivers licence', 'driving licence', 'dl number', 'dl no'],
    ['driver license', 'driver’s license', 'drivers license', 'driving license'],
    ['driver licence number', 'driver’s licence number', 'driver’s license number'],
    [
      'permis de conduire',
      'permis conduire',
      'numero de permis',
      'no de permis',
      'numero permis',
      'no permis',
    ],
  ].flat(),
};
