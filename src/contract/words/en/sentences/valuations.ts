/** What vehicles are worth. */
export const valuationSentences = {
  anotherVehicle: 'The provider told the value of another vehicle. Nothing of it was taken over.',
  unknownVehicle: 'The provider knows no value of this vehicle.',
  answered: 'The provider of values answered {status}. Try again later.',
  notReached: 'The provider of values could not be reached: {why:sentence}. Try again later.',
  cannotRead:
    'The provider of values answered with something that cannot be read. Nothing of it was taken over.',
  cannotBe: 'The provider told a value that cannot be one. Nothing of it was taken over.',
  lapsed: 'The provider told a value that no longer holds. Ask once more for one of today.',
  beingAsked: 'Somebody else is asking for this value just now. Try again in a moment.',
  notVin: '{.vin} must be a VIN of 17 characters',
  needsVin: 'The serial number of this asset is no VIN: no provider knows its value.',
  needsMileage: 'Say how far the vehicle has been driven',
} as const;
