import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';

type Company = Pick<
  Recorded<'company'>,
  | 'companyName'
  | 'legalName'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'phone'
  | 'email'
  | 'gstHstNumber'
  | 'qstNumber'
>;

/** Everything that stands on the paper of an invoice. */
export interface InvoicePaper {
  readonly invoice: Recorded<'invoice'>;
  readonly agency: Company;
  readonly client: Company;
  readonly file: {
    readonly ref: string;
    readonly clientReference: string | null;
    readonly asset: string;
    readonly serialNumber: string | null;
  };
  /** Of a credit note, the number of the invoice that it takes back. */
  readonly creditedNumber: string | null;
}

/** Reads what stands on the paper of an invoice: who bills, who is billed, for which file. */
export async function readInvoicePaper(db: Db, invoice: Recorded<'invoice'>): Promise<InvoicePaper> {
  const file = await db
    .selectFrom('file')
    .select(['ref', 'clientReference', 'asset', 'serialNumber', 'agencyId'])
    .where('_id', '=', invoice.fileId)
    .executeTakeFirstOrThrow();
  const companies = await db
    .selectFrom('company')
    .select([
      '_id',
      'companyName',
      'legalName',
      'addressLine1',
      'addressLine2',
      'city',
      'state',
      'postalCode',
      'phone',
      'email',
      'gstHstNumber',
      'qstNumber',
    ])
    .where('_id', 'in', [file.agencyId, invoice.clientId])
    .execute();
  const company = (id: string): Company => {
    const found = companies.find(({ _id }) => _id === id);
    if (!found) throw new Error(`company ${id} of an invoice is gone`);
    return found;
  };
  const credited = invoice.creditOfInvoiceId
    ? await db
        .selectFrom('invoice')
        .select('invoiceNumber')
        .where('_id', '=', invoice.creditOfInvoiceId)
        .executeTakeFirst()
    : undefined;
  const { year, auMake, auModel } = file.asset ?? {};
  return {
    invoice,
    agency: company(file.agencyId),
    client: company(invoice.clientId),
    file: {
      ref: file.ref,
      clientReference: file.clientReference,
      asset: [year, auMake, auModel].filter(Boolean).join(' '),
      serialNumber: file.serialNumber,
    },
    creditedNumber: credited?.invoiceNumber ?? null,
  };
}
