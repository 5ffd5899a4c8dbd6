import { normaliseValue } from '#contract/kinds/index';
import { resources } from '#contract/resources/index';

const { fields } = resources.vendorInvoice;

/** What people say of an invoice besides its lines. */
export const headNames = [
  'invoiceNumber',
  'companyId',
  'invoiceDate',
  'dueDate',
  'documentId',
  'note',
] as const;
type HeadName = (typeof headNames)[number];

export type LineValues = { -readonly [N in keyof typeof fields.lines.fields]?: unknown } & {
  fileId?: string | null;
  /** The price by the contract, as it was taken over. */
  agreed?: unknown;
};

/** What the form holds: as it is typed. */
export type InvoiceValues = { [N in HeadName]?: string | null } & { lines: LineValues[] };

/** A line as it is sent: what the form notes for itself is left out. */
export function storedLine(line: LineValues): LineValues {
  return Object.fromEntries(
    Object.entries(fields.lines.fields).flatMap(([name, field]) =>
      name in line ? [[name, normaliseValue(line[name as keyof LineValues], field)]] : [],
    ),
  );
}
