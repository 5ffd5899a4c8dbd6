import { bearsVin } from '#contract/vin';
import type { ValueOf } from '#contract/vocabularies/index';

const names = {
  vin: { en: 'VIN', fr: 'NIV' },
  serial: { en: 'Serial number', fr: 'Numéro de série' },
} as const;

/** What the number is called by which an asset of this type is known. */
export const serialName = (assetType: ValueOf<'assetType'>, language: 'en' | 'fr'): string =>
  names[bearsVin(assetType) ? 'vin' : 'serial'][language];
