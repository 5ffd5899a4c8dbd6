import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { invalid } from '../refuse';
import { saidOfBytes } from './said-of-bytes';

/**
 * Holds a document that something is to rest on to be clean, and to be as it came in.
 * @throws Problem INVALID naming `field`
 */
export function holdToWhole(
  document: Pick<Recorded<'document'>, 'scanStatus' | 'bytesFault' | 'fileName'>,
  field: string,
): void {
  if (document.scanStatus !== 'clean')
    throw invalid(field, sentence('documents.virusScanNotPassedDocumentToo'));
  if (document.bytesFault !== null) throw invalid(field, saidOfBytes(document));
}
