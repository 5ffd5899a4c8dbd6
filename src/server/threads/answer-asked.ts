import { parentPort } from 'node:worker_threads';

/** What a thread is handed, and what it hands back. */
export interface Asked<Q> {
  readonly id: number;
  readonly question: Q;
}
export type Answered<A> =
  { readonly id: number; readonly answer: A } | { readonly id: number; readonly failure: string };

/** Makes this thread answer what `openThread` asks it. What fails is told to who asked, and keeps nothing else from being answered. */
export function answerAsked<Q, A>(work: (question: Q) => Promise<A>): void {
  const tell = (answered: Answered<A>): void => parentPort?.postMessage(answered);
  const answer = async ({ id, question }: Asked<Q>): Promise<void> => {
    try {
      tell({ id, answer: await work(question) });
    } catch (error) {
      tell({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  };
  parentPort?.on('message', (asked: Asked<Q>) => void answer(asked));
}
