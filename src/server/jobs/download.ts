import type { Answer } from '../request/context';
import { contentDisposition } from '../storage/content-disposition';

const types = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file to keep. */
export function download(
  stream: NodeJS.ReadableStream,
  fileName: string,
  format: keyof typeof types,
): Answer {
  return {
    stream,
    headers: {
      'content-type': types[format],
      'content-disposition': contentDisposition('attachment', fileName),
      'x-content-type-options': 'nosniff',
    },
  };
}
