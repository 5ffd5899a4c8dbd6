import { seedProvinceTax as insertProvinceTax } from '../seed/reference';
import { seedWith } from './seed-with';
import type { Handler } from './handler';

/** Puts in tax rates and rules of enforcement. What is there already stays as it is. */
export const seedProvinceTax: Handler<'seedProvinceTax'> = seedWith(insertProvinceTax);
