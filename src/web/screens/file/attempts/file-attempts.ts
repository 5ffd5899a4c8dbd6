import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../../data/record';
import { useWholeList } from '../../../data/use-whole-list';

export type AttemptRow = Recorded<'attempt'> & Held;

/** What was tried on a file, the latest first. */
export const useFileAttempts = (fileId: string) => useWholeList<AttemptRow>('attempt', { fileId }, '-at');
