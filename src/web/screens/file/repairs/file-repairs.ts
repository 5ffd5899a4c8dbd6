import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../../data/record';
import { useWholeList } from '../../../data/use-whole-list';

export type RepairRow = Recorded<'repairsAndReconditioning'> & Held;

/** What is put in order on a file, the latest first. */
export const useFileRepairs = (fileId: string) =>
  useWholeList<RepairRow>('repairsAndReconditioning', { fileId }, '-createdAt');
