import type { Sentence } from '#contract/words/sentence';

/** What is to be summed up: the file in a few lines, and its notes by number, without anything by which a person or a thing is known. */
export interface AskedSummary {
  readonly language: 'en' | 'fr';
  readonly facts: readonly string[];
  readonly notes: readonly { readonly number: number; readonly day: string; readonly text: string }[];
}

/** A sentence of a summary, and the numbers of the notes that it rests on. */
export interface AnsweredSentence {
  readonly part: 'happened' | 'turn' | 'next';
  readonly text: string;
  readonly notes: readonly number[];
}

/** Who sums up notes in the host's place. It may throw `NoSummary`. */
export interface SummaryPort {
  summarize(asked: AskedSummary): Promise<readonly AnsweredSentence[]>;
}

/** There is no summary that could be shown. What is said is for a person. */
export class NoSummary extends Error {
  constructor(readonly said: Sentence) {
    super(said.key);
  }
}
