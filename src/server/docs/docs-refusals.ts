import { problems } from '#contract/problems';
import { plainWords } from '#contract/words/read-sentence';
import { sentences } from '#contract/words/en/sentences';
import { code, escape, table } from './html';

const inEnglish = plainWords(sentences);

/** Every way to be refused, once: its status, its word, and what a person reads when nothing better is known. */
export const refusalTable = (): string =>
  table(
    ['Status', 'Code', 'Sentence'],
    Object.entries(problems)
      .sort(([, one], [, other]) => one.status - other.status)
      .map(([name, { status, key }]) => [
        code(status),
        `<span id="code-${name}">${code(name)}</span>`,
        escape(inEnglish({ key, with: {} })),
      ]),
  );
