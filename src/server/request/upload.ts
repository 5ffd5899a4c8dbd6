import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problems';
import type { Upload } from './work';

/**
 * The uploaded file of a multipart request and the fields that came before it.
 * @throws Problem WRONG_TYPE where it is no multipart request, INVALID where no file came.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart())
    throw new Problem('WRONG_TYPE', { message: 'Send the file as multipart/form-data.' });
  const file = await request.file();
  if (!file)
    throw new Problem('INVALID', {
      message: 'file is a required field',
      errors: { file: 'file is a required field' },
    });
  const fields = Object.entries(file.fields).flatMap(([name, part]) =>
    part && !Array.isArray(part) && part.type === 'field' ? [[name, String(part.value)] as const] : [],
  );
  return { fileName: file.filename, stream: file.file, fields: Object.fromEntries(fields) };
}
