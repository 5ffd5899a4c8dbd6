import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { listPath } from '../../data/resource-paths';
import type { Counts } from './counts';

export interface StageCount {
  readonly stage: ValueOf<'stageName'>;
  readonly count: number;
  /** The files behind the number. */
  readonly to: string;
}

/** How many files stand in each stage, in the order in which a file meets them. */
export function stageCounts(counts: Counts): readonly StageCount[] {
  const byStage = new Map((counts.buckets.stage ?? []).map(({ value, count }) => [value, Number(count)]));
  return vocabularies.stageName.map((stage) => ({
    stage,
    count: byStage.get(stage) ?? 0,
    to: `${listPath('file')}?stage=${stage}`,
  }));
}
