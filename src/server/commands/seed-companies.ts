import { seedDemoCompanies } from '../seed/demo-network';
import type { Handler } from './handler';
import { seedWith } from './seed-with';

/** Puts in the demo companies. What is there already stays as it is. */
export const seedCompanies: Handler<'seedCompanies'> = seedWith(seedDemoCompanies);
