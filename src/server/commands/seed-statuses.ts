import { seedStages, seedStatuses as insertStatuses } from '../seed/reference';
import type { Handler } from './handler';
import { seedWith } from './seed-with';

/** Puts in the statuses, after the stages that they belong to. What is there already stays as it is. */
export const seedStatuses: Handler<'seedStatuses'> = seedWith(seedStages, insertStatuses);
