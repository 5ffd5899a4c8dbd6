import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import type { Storage } from '../storage/storage';
import { languages } from '../words/languages';
import type { Slip } from './demo-vendor-invoice-plans';
import type { Seeded } from './demo-bundle';
import { demoCompanies } from './demo-network';
import { companyAt } from './demo-desks';
import { bytesOf } from './demo-document-bytes';
import { insertAll } from './insert-all';
import { seedId } from './seed-id';

type VendorInvoice = Seeded<'vendorInvoice'>;

/** The states in which an invoice may be without its document. */
const bare: readonly (string | undefined)[] = ['draft', 'void'];

const inFrench = new Set(
  (demoCompanies as readonly { _id: string; language: string }[]).flatMap(({ _id, language }) =>
    language === 'fr' ? [_id] : [],
  ),
);

type Kind = Recorded<'document'>['documentType'];

/** What somebody of each kind attaches in the place of their invoice, by mistake, with its name in either language. */
const mistaken: Readonly<Record<string, readonly [kind: Kind, en: string, fr: string]>> = {
  skip_trace_vendor: ['debtor_search_report', 'Search report', 'Rapport de recherche'],
  bailiff: ['warrant_and_letter_of_instructions', 'Letter of instructions', 'Lettre d’instructions'],
  transporter: ['gate_pass', 'Gate pass', 'Laissez-passer'],
  auction: ['auction_run_confirmation', 'Run confirmation', 'Confirmation de passage'],
};
const towSlip: readonly [Kind, string, string] = ['tow_slip', 'Tow slip', 'Bon de remorquage'];
const mistakenBy = (companyId: string | null | undefined) =>
  mistaken[companyAt(companyId)?.activityType ?? ''] ?? towSlip;

/** The document that comes with an invoice of a vendor: with some another paper of theirs came instead. */
export const documentOfSlip = (
  slip: Slip | undefined,
  companyId: string | null | undefined,
): Pick<Recorded<'document'>, 'documentType' | 'scanStatus'> => ({
  documentType: slip === 'document' ? mistakenBy(companyId)[0] : 'vendor_invoice',
  scanStatus: 'clean',
});

/** Files the documents of demo invoices, with what each invoice says, and answers the invoices with their documents. */
export async function seedInvoiceDocuments(
  db: Db,
  storage: Storage,
  invoices: readonly VendorInvoice[],
  at: string,
): Promise<readonly VendorInvoice[]> {
  const documents = invoices
    .filter(({ invoiceStatus }) => !bare.includes(invoiceStatus))
    .map(documentOfInvoice);
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
  return invoices.map((invoice) =>
    kept.has(idOf(invoice)) ? { ...invoice, documentId: idOf(invoice) } : invoice,
  );
}

const idOf = ({ _id }: VendorInvoice): string => seedId('document', `bill ${_id}`);

function documentOfInvoice(invoice: VendorInvoice): { row: Seeded<'document'>; bytes: Buffer } {
  const isFrench = inFrench.has(invoice.companyId ?? '');
  const { feeType: kinds } = languages[isFrench ? 'fr' : 'en'].choices;
  const isMissing = invoice.flags?.includes('missing_document');
  const title = isFrench ? 'Facture' : 'Invoice';
  const slip = mistakenBy(invoice.companyId)[isFrench ? 2 : 1];
  const said = [
    `${isMissing ? slip : title} ${invoice.invoiceNumber}`,
    `${invoice.invoiceDate}   ${(invoice.fileRefNumber ?? []).join(', ')}`,
    '',
    ...(invoice.lines ?? []).map(
      ({ feeType, quantity, unitAmount, amount }) =>
        `${kinds[feeType]}: ${quantity} x ${unitAmount} = ${amount}`,
    ),
    ...(isMissing
      ? []
      : ['', `${isFrench ? 'Avant taxes' : 'Before taxes'} ${invoice.subtotal}`, `Total ${invoice.total}`]),
  ];
  const { bytes, sha256, mimeType, ending } = bytesOf('document', said.join('\n'));
  return {
    bytes,
    row: {
      _id: idOf(invoice),
      fileIds: invoice.fileIds,
      fileName: `${invoice.invoiceNumber}.${ending}`,
      ...documentOfSlip(isMissing ? 'document' : undefined, invoice.companyId),
      originType: 'vendor_upload',
      mimeType,
      sizeBytes: bytes.length,
      sha256,
      visibility: 'internal',
      postedToClient: false,
      uploadedByCompanyId: invoice.companyId,
      isStatutoryProof: false,
      createdAt: invoice.createdAt,
      createdBy: invoice.submittedBy,
      updatedAt: invoice.createdAt,
    } as Seeded<'document'>,
  };
}
