import type { ValueOf } from '#contract/vocabularies/index';
import type { Asked } from '../../../parts/fields-dialog';

/** Asks for a document of the file that a dialog speaks of (`fileId` among its values): one of some kinds, where these are said. */
export const documentOf = (
  label: string,
  help?: string,
  documentType?: readonly ValueOf<'documentType'>[],
): Asked => ({
  path: 'documentId',
  field: { kind: 'reference', to: 'document', required: true },
  needed: true,
  label,
  ...(help && { help }),
  ...(documentType && { among: { documentType } }),
});
