import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { KeepFile, Upload } from './context';

/**
 * Reads a multipart request: its file goes through `keep` as it comes, its fields may stand before or after it. `kept` is the
 * last of them, and absent where no file came.
 * @throws Problem WRONG_TYPE where it is no multipart request, TOO_LARGE where the file is.
 */
export async function readUpload<T>(
  request: FastifyRequest,
  keep: KeepFile<T>,
  most = 1,
): Promise<Upload<T>> {
  if (!request.isMultipart())
    throw new Problem('WRONG_TYPE', { message: sentence('problems.sendFileMultipartFormData') });
  const values: Record<string, string[]> = Object.create(null);
  let kept: T | undefined;
  // Of each file the form may say something, and name the upload that stands in for it.
  const fields = 19 + 2 * most;
  for await (const part of request.parts({ limits: { files: most, fields, parts: fields + most } })) {
    if (part.type === 'field') (values[part.fieldname] ??= []).push(String(part.value));
    else
      kept = await keep({ fileName: part.filename, stream: part.file, isWhole: () => !part.file.truncated });
  }
  const last = Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.at(-1) ?? '']));
  return { kept, fields: last, values };
}
