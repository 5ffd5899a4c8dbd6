import { deadlineDays } from '../clocks/deadline-days';
import type { ResourceName } from '../resources/index';

/** What a client sells for at the least is between it and the agency. */
export const amountsOfSale = ['remarketing.reservePrice', 'remarketing.floorPrice'];
/** So is who was served how, what more time was given, and every time of the law but the next. */
const ofService = ['services', 'clockExtensions', 'deadlines', ...Object.keys(deadlineDays)];

/** The fields of a resource that vendors are shown nothing of, whichever the record; inside a part by their path. */
export const hiddenFromVendors = {
  file: [...amountsOfSale, ...ofService],
} satisfies { readonly [N in ResourceName]?: readonly string[] };
