import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import type { Storage } from '../storage/storage';
import { languages } from '../words/languages';
import type { Slip } from './demo-bill-plans';
import type { Seeded } from './demo-bundle';
import { demoCompanies } from './demo-network';
import { bytesOf } from './demo-document-bytes';
import { insertAll } from './insert-all';
import { seedId } from './seed-id';

type Bill = Seeded<'vendorInvoice'>;

/** The states in which a bill may be without its document. */
const bare: readonly (string | undefined)[] = ['draft', 'void'];

const inFrench = new Set(
  (demoCompanies as readonly { _id: string; language: string }[]).flatMap(({ _id, language }) =>
    language === 'fr' ? [_id] : [],
  ),
);

/** The document that comes with a bill: with some the slip of the tow truck came instead. */
export const documentOfSlip = (
  slip: Slip | undefined,
): Pick<Recorded<'document'>, 'documentType' | 'scanStatus'> => ({
  documentType: slip === 'document' ? 'tow_slip' : 'vendor_invoice',
  scanStatus: 'clean',
});

/** Files the documents of demo bills, with what each bill says, and answers the bills with their documents. */
export async function seedBillDocuments(
  db: Db,
  storage: Storage,
  bills: readonly Bill[],
  at: string,
): Promise<readonly Bill[]> {
  const documents = bills.filter(({ invoiceStatus }) => !bare.includes(invoiceStatus)).map(documentOfBill);
  await insertAll(
    db,
    'document',
    documents.map(({ row }) => row),
    at,
  );
  for (let from = 0; from < documents.length; from += 32)
    await Promise.all(
      documents.slice(from, from + 32).map(({ row, bytes }) => storage.write(row._id, bytes)),
    );
  const kept = new Set(documents.map(({ row }) => row._id));
  return bills.map((bill) => (kept.has(idOf(bill)) ? { ...bill, documentId: idOf(bill) } : bill));
}

const idOf = ({ _id }: Bill): string => seedId('document', `bill ${_id}`);

function documentOfBill(bill: Bill): { row: Seeded<'document'>; bytes: Buffer } {
  const isFrench = inFrench.has(bill.companyId ?? '');
  const { feeType: kinds } = languages[isFrench ? 'fr' : 'en'].choices;
  const isMissing = bill.flags?.includes('missing_document');
  const invoice = isFrench ? 'Facture' : 'Invoice';
  const slip = isFrench ? 'Bon de remorquage' : 'Tow slip';
  const said = [
    `${isMissing ? slip : invoice} ${bill.invoiceNumber}`,
    `${bill.invoiceDate}   ${(bill.fileRefNumber ?? []).join(', ')}`,
    '',
    ...(bill.lines ?? []).map(
      ({ feeType, quantity, unitAmount, amount }) =>
        `${kinds[feeType]}: ${quantity} x ${unitAmount} = ${amount}`,
    ),
    ...(isMissing
      ? []
      : ['', `${isFrench ? 'Avant taxes' : 'Before taxes'} ${bill.subtotal}`, `Total ${bill.total}`]),
  ];
  const { bytes, sha256, mimeType, ending } = bytesOf('document', said.join('\n'));
  return {
    bytes,
    row: {
      _id: idOf(bill),
      fileIds: bill.fileIds,
      fileName: `${bill.invoiceNumber}.${ending}`,
      ...documentOfSlip(isMissing ? 'document' : undefined),
      originType: 'vendor_upload',
      mimeType,
      sizeBytes: bytes.length,
      sha256,
      visibility: 'internal',
      postedToClient: false,
      uploadedByCompanyId: bill.companyId,
      isStatutoryProof: false,
      createdAt: bill.createdAt,
      createdBy: bill.submittedBy,
      updatedAt: bill.createdAt,
    } as Seeded<'document'>,
  };
}
