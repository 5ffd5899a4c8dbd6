import type { ValueOf, VocabularyName } from '../vocabularies';

/** The words for every value of every vocabulary in one language. A value without its word does not compile. */
export type ChoiceWords = { readonly [V in VocabularyName]: Readonly<Record<ValueOf<V>, string>> };
