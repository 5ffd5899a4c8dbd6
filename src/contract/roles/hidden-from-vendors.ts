import { deadlineDays } from '../clocks/deadline-days';
import type { ResourceName } from '../resources/index';
import { worthOfAsset } from '../valuation';

/** What a client sells for at the least, what its collateral is worth, and whom to ask there, is between it and the agency. */
export const betweenClientAndAgency = [
  'remarketing.reservePrice',
  'remarketing.floorPrice',
  'remarketing.cbbAverage',
  'remarketing.cbbSource',
  'clientContact',
  ...['asset', 'additionalAssets'].flatMap((of) => worthOfAsset.map((field) => `${of}.${field}`)),
];
/** So is who was served how, what more time was given, and every time of the law but the next. */
const ofService = ['services', 'clockExtensions', 'deadlines', ...Object.keys(deadlineDays)];

/** The fields of a resource that vendors are shown nothing of, whichever the record; inside a part by their path. */
export const hiddenFromVendors = {
  file: [...betweenClientAndAgency, ...ofService],
} satisfies { readonly [N in ResourceName]?: readonly string[] };
