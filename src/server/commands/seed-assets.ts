import { seedAssets as insertAssets } from '../seed/reference';
import { seedWith } from './seed-with';
import type { Handler } from './handler';

/** Puts in the catalogue of models. What is there already stays as it is. */
export const seedAssets: Handler<'seedAssets'> = seedWith(insertAssets);
