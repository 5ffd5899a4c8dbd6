import { Worker } from 'node:worker_threads';
import type { Answered, Asked } from './answer-asked';

/** A thread's worker is a bundle of its own once built, and read as source while developing. */
const isSource = import.meta.url.endsWith('.ts');

interface Waiting<A> {
  readonly resolve: (answer: A) => void;
  readonly reject: (error: Error) => void;
}
interface Running<Q, A> {
  ask(question: Q): Promise<A>;
}

/**
 * A thread of its own for what would hold up every request. It starts with the first question, does not keep the process alive, and is
 * handed the questions in the order in which they are asked; each gets its own answer, whichever is ready first. One that dies fails what
 * waits for it, and the next question starts another.
 * @param worker - the module that answers, by `answerAsked`, without the end of its name; it stands beside its caller
 * @param idle - after how many milliseconds without a question the thread goes, with all that it holds; never where it is left out
 * @returns what asks it a question, of plain data. Fails with what failed there, or with what the thread died of
 */
export function openThread<Q, A>(worker: URL, idle?: number): (question: Q) => Promise<A> {
  let running: Running<Q, A> | undefined;
  const gone = (thread: Running<Q, A>): void => {
    if (running === thread) running = undefined;
  };
  return (question) => (running ??= start<Q, A>(workerOf(worker), idle, gone)).ask(question);
}

function workerOf({ href }: URL): Worker {
  if (!isSource) return new Worker(new URL(`${href}.js`));
  // A thread begins without what lets its parent read TypeScript.
  const source = `import('tsx/esm/api').then(({ register }) => (register(), import('${href}.ts')))`;
  return new Worker(source, { eval: true });
}

function start<Q, A>(
  worker: Worker,
  idle: number | undefined,
  gone: (thread: Running<Q, A>) => void,
): Running<Q, A> {
  const waiting = new Map<number, Waiting<A>>();
  let last = 0;
  let goes: NodeJS.Timeout | undefined;
  const thread: Running<Q, A> = {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        const asked: Asked<Q> = { id, question };
        // What cannot be handed over fails here, before anything waits for it.
        worker.postMessage(asked);
        clearTimeout(goes);
        worker.ref();
        waiting.set(id, { resolve, reject });
      }),
  };
  const end = (error: Error): void => {
    gone(thread);
    clearTimeout(goes);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const rest = (): void => {
    worker.unref();
    if (idle === undefined) return;
    goes = setTimeout(() => {
      gone(thread);
      void worker.terminate();
    }, idle).unref();
  };
  worker.unref();
  worker.on('message', (answered: Answered<A>) => {
    const asked = waiting.get(answered.id);
    waiting.delete(answered.id);
    if (waiting.size === 0) rest();
    if ('failure' in answered) asked?.reject(new Error(answered.failure));
    else asked?.resolve(answered.answer);
  });
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`the thread ended with ${code}`)));
  return thread;
}
