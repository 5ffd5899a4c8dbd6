import { seedStages as insertStages } from '../seed/reference';
import { seedWith } from './seed-with';
import type { Handler } from './handler';

/** Puts in the stages of a file. What is there already stays as it is. */
export const seedStages: Handler<'seedStages'> = seedWith(insertStages);
