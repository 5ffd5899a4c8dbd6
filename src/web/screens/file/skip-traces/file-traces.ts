import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../../data/record';
import { useWholeList } from '../../../data/use-whole-list';

export type TraceRow = Recorded<'skipTrace'> & Held;

/** The skip traces of a file, the latest first. */
export const useFileTraces = (fileId: string) =>
  useWholeList<TraceRow>('skipTrace', { fileId }, '-orderedAt');
