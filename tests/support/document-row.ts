import { newId } from '#server/database/new-id';
import { insertRow, wholeRow } from '#server/records/store';
import type { TestHost } from './host';
import { companyId } from './network';

const at = '2026-11-01T12:00:00.000Z';
const kept = { createdAt: at, createdBy: null, updatedAt: at, updatedBy: null, version: 1 };

/** A document in the storage's table, of a vendor unless said otherwise: its id. */
export async function addDocument(
  { app }: { readonly app: Pick<TestHost['app'], 'db'> },
  fileIds: readonly string[],
  values: object = {},
): Promise<string> {
  const _id = newId(Date.now());
  await insertRow(app.db, 'document', {
    ...wholeRow('document', {
      fileName: 'invoice.pdf',
      documentType: 'vendor_invoice',
      originType: 'vendor_upload',
      mimeType: 'application/pdf',
      sizeBytes: 1000,
      sha256: 'a'.repeat(64),
      visibility: 'vendor',
      postedToClient: false,
      isStatutoryProof: false,
      uploadedByCompanyId: companyId('V01'),
      scanStatus: 'clean',
      ...kept,
    }),
    _id,
    fileIds,
    ...values,
  });
  return _id;
}
