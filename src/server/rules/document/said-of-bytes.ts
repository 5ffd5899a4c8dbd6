import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';

/** What is told of the bytes of a document: that they were altered, that they are lost, or that they are as they came in. */
export function saidOfBytes({
  bytesFault,
  fileName: name,
}: Pick<Recorded<'document'>, 'bytesFault' | 'fileName'>): Sentence {
  if (bytesFault === 'altered') return sentence('documents.documentAltered', { name });
  if (bytesFault === 'lost') return sentence('documents.documentLost', { name });
  return sentence('documents.documentAsItCameIn', { name });
}
