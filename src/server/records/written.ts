import type { Recorded, Register, ResourceName } from '#contract/resources/index';
import type { Sentence } from '#contract/words/sentence';

type WordedIn<F> = { [N in keyof F]: F[N] extends { readonly hostWords: true } ? N : never }[keyof F];

/**
 * What the host writes of a record. Where it words a field, that is the sentence itself, which is put into words for whoever reads the
 * record: `Recorded` says what travels, which is a text.
 */
export type Written<N extends ResourceName> = {
  [F in keyof Recorded<N>]?: F extends WordedIn<Register[N]['fields']>
    ? Recorded<N>[F] | Sentence
    : Recorded<N>[F];
};
