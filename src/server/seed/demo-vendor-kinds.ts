import type { OfficePlace } from './demo-office-places';

/** What the first vendors of the demo do, in the order of their numbers. */
export const vendorKinds: readonly string[] = [
  'bailiff',
  'bailiff',
  'bailiff',
  'bailiff',
  'bailiff',
  'bailiff',
  'bailiff',
  'bailiff',
  'skip_trace_vendor',
  'skip_trace_vendor',
  'transporter',
  'transporter',
  'towing_storage',
  'towing_storage',
  'towing_storage',
  'locksmith',
  'auction',
  'auction',
  'auction',
  'remarketer',
  'repair_shop',
  'repair_shop',
  'appraiser',
  'law_firm',
  'process_server',
];

/** What a vendor is called: lawyers and notaries of Québec have a French name. */
export const vendorName = (kind: string, { state, city }: OfficePlace, number: number): string =>
  kind === 'law_firm' && state === 'QC'
    ? `Étude démo, avocats et notaires, ${city} ${number}`
    : `Demo ${kind.replaceAll('_', ' ')} ${city} ${number}`;
