import type { UnfinishedUpload } from './unfinished-upload';

/** What the heads of an answer say of an upload, by the protocol tus 1.0.0. */
export const tusHeaders = ({ offset, sizeBytes }: Pick<UnfinishedUpload, 'offset' | 'sizeBytes'>) => ({
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'upload-length': String(sizeBytes),
});
