import { threadId } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import { answerAsked } from '#server/threads/answer-asked';

export interface Odd {
  readonly does: 'answer' | 'fail' | 'throw' | 'exit';
  readonly after?: number;
}
let asked = 0;

/** Answers which thread it is and as which question it was asked, or does worse. */
answerAsked(async ({ does, after = 0 }: Odd) => {
  const place = (asked += 1);
  if (after > 0) await wait(after);
  if (does === 'fail') throw new Error('this one alone');
  if (does === 'throw') setImmediate(() => nobodyCatches());
  if (does === 'exit') process.exit(3);
  if (does !== 'answer') await new Promise(() => undefined);
  return { threadId, place };
});

function nobodyCatches(): never {
  throw new Error('out of paper');
}
