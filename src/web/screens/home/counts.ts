import type { AnswerTo } from '#contract/commands/input';

export type Counts = AnswerTo<'countFiles'>;
export type Total = keyof Counts['totals'];
