import { seedRoles as insertRoles } from '../seed/reference';
import { seedWith } from './seed-with';
import type { Handler } from './handler';

/** Puts in the seeded roles. What is there already stays as it is. */
export const seedRoles: Handler<'seedRoles'> = seedWith(insertRoles);
