import { cars } from './catalogue/cars';
import { trucks } from './catalogue/trucks';
import type { CatalogueRow } from './catalogue/catalogue-row';

export type { CatalogueRow };

/**
 * The models that forms propose, as their makers have named them. They help to spell alike; what is written in a file is what stands
 * on the vehicle, whether it is found here or not.
 */
export const catalogue: readonly CatalogueRow[] = [...cars, ...trucks];
