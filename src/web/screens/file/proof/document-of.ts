import type { Asked } from '../../../parts/fields-dialog';

/** Asks for a document of the file that a dialog speaks of (`fileId` among its values). */
export const documentOf = (label: string, help?: string): Asked => ({
  path: 'documentId',
  field: { kind: 'reference', to: 'document', required: true },
  needed: true,
  label,
  ...(help && { help }),
});
