import { seedDemoCompanies, seedDemoUsers } from '../seed/demo-network';
import { seedRoles } from '../seed/reference';
import type { Handler } from './handler';
import { seedWith } from './seed-with';

/** Puts in the demo people, after their roles and companies. What is there already stays as it is. */
export const seedUsers: Handler<'seedUsers'> = seedWith(seedRoles, seedDemoCompanies, seedDemoUsers);
