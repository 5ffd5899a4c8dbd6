import type { TextsOf } from '../texts-of';

/** What is told where several were worked on at once and some were left. */
export const severalAtOnce = {
  refused: '%{count} was left as it is. %{reasons} |||| %{count} were left as they are. %{reasons}',
} as const;
export type SeveralAtOnceTexts = TextsOf<typeof severalAtOnce>;
