import type { Answer } from '../request/work';

const types = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file to keep. Its name travels in both forms of RFC 6266: plain for old programs, and with its accents. */
export function download(
  stream: NodeJS.ReadableStream,
  fileName: string,
  format: keyof typeof types,
): Answer {
  const plain = fileName
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '');
  return {
    stream,
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'x-content-type-options': 'nosniff',
    },
  };
}
