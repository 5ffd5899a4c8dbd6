import type { AnswerTo } from '#contract/commands/input';

/** An asset in hand, with what is still to be said of it. */
export type Unit = AnswerTo<'showField'>['inHand'][number];
