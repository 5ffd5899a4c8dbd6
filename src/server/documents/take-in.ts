import { createReadStream } from 'node:fs';
import type { Scanned } from '../integrations/scanner/port';
import type { RequestContext } from '../request/context';
import { limitConcurrency } from '../request/limit-concurrency';
import type { UploadedFile } from '../storage/uploaded-file';
import { shownName } from '../storage/shown-name';
import { checkContent } from './check-content';
import type { Content } from './check-content';

/** What is looked at is held whole for that: one at a time, however many come at once. */
const inTurn = limitConcurrency(1, 200);

/** A file that was taken in, as far as its bytes tell. */
export interface TakenIn extends Content {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly scan: Scanned;
}

/**
 * Takes in the bytes of a document under the id that its record will have.
 * @throws Problem WRONG_TYPE or TOO_LARGE; then nothing is kept
 */
export function takeIn(
  { app }: Pick<RequestContext, 'app'>,
  id: string,
  file: UploadedFile,
): Promise<TakenIn> {
  const fileName = shownName(file.fileName, 150);
  return app.storage.receive(id, file, async (draft) => {
    const content = await inTurn(() => checkContent(draft, fileName));
    const scan = await app.scanner.scan(createReadStream(draft.path));
    if (scan.found) app.log.warn({ documentId: id, found: scan.found }, 'A virus was found in an upload.');
    return { ...content, fileName, sizeBytes: draft.sizeBytes, sha256: draft.sha256, scan };
  });
}
