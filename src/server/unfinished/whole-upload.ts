import { sentence } from '#contract/words/sentence';
import type { RequestContext } from '../request/context';
import { invalid } from '../rules/refuse';
import { openFile } from '../storage/open-file';
import type { UploadedFile } from '../storage/uploaded-file';
import { findUpload, uploadNotThere } from './unfinished-upload';

/**
 * An upload that came in pieces, as if it had come in one: whoever takes a file in takes this.
 * @throws Problem NOT_FOUND where the caller has none of that id, INVALID naming `field` while some of it has not come
 */
export async function wholeUpload(
  { app, caller }: Pick<RequestContext, 'app' | 'caller'>,
  id: string,
  field: string,
): Promise<UploadedFile> {
  const { path, offset, sizeBytes, fileName } = await findUpload(app.settings, caller.userId, id);
  if (offset !== sizeBytes) throw invalid(field, sentence('documents.uploadNotWhole'));
  const file = await openFile(path);
  if (!file) throw uploadNotThere();
  return { fileName, stream: file.stream, isWhole: () => true };
}
