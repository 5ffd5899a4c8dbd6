import { sql } from 'kysely';
import { amountOf, centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import type { Recorded } from '#contract/resources/index';
import type { AppContext } from '../request/context';
import { webUrl } from '../web-origins';

const words = {
  en: {
    subject: (number: string) => `Invoice ${number}`,
    credit: (number: string) => `Credit note ${number}`,
    hello: 'Hello,',
    body: (number: string, total: string, due: string) =>
      `Invoice ${number} for ${total} is ready${due ? `. It is due on ${due}` : ''}. Open it, and its PDF, with this link:`,
    all: (count: number) => `${count} invoices`,
    many: (count: number, total: string) =>
      `${count} invoices for ${total} in all are ready. Open them, and their PDFs, with this link:`,
    note: (number: string, total: string) =>
      `Credit note ${number} for ${total} is ready. Open it, and its PDF, with this link:`,
  },
  fr: {
    subject: (number: string) => `Facture ${number}`,
    credit: (number: string) => `Note de crédit ${number}`,
    hello: 'Bonjour,',
    body: (number: string, total: string, due: string) =>
      `La facture ${number} de ${total} est prête${due ? `. Elle est payable le ${due}` : ''}. Ce lien ouvre la facture et son PDF\u00a0:`,
    all: (count: number) => `${count} factures`,
    many: (count: number, total: string) =>
      `${count} factures de ${total} au total sont prêtes. Ce lien ouvre les factures et leurs PDF\u00a0:`,
    note: (number: string, total: string) =>
      `La note de crédit ${number} de ${total} est prête. Ce lien ouvre la note et son PDF\u00a0:`,
  },
} as const;

type Sent = Pick<
  Recorded<'invoice'>,
  '_id' | 'invoiceNumber' | 'language' | 'total' | 'issueDate' | 'dueDate' | 'creditOfInvoiceId' | 'sentTo'
>;

/**
 * Tells a client of invoices that were sent to it, in its language and in one message, with where to open them. The link asks for a sign-in;
 * no data of a debtor goes along. `key`: what makes it one message to each reader, however often it is sent.
 * @returns whether there is any of them still
 */
export async function sendInvoices(
  app: AppContext,
  invoiceIds: readonly string[],
  key: string,
): Promise<boolean> {
  const { rows: invoices } = await sql<Sent>`
    select _id, "invoiceNumber", language, total, "issueDate", "dueDate", "creditOfInvoiceId", "sentTo" from invoice
    where _id = any(${invoiceIds}::uuid[]) and status not in ('draft', 'void') and "deletedAt" is null
    order by _id`.execute(app.db);
  const [first] = invoices;
  if (!first) return false;
  const { subject, lines } = invoices.length === 1 ? ofOne(app, first) : ofSeveral(app, invoices, first);
  const text = [words[first.language].hello, ...lines, 'Collateral Desk'].join('\n\n');
  for (const to of new Set(invoices.flatMap(({ sentTo }) => sentTo ?? [])))
    await app.messages.send({ to, channel: 'email', subject, text, key: `${key}:${to}` });
  return true;
}

interface Told {
  readonly subject: string;
  readonly lines: readonly string[];
}

function ofOne(app: AppContext, invoice: Sent): Told {
  const { language, dueDate } = invoice;
  const said = words[language];
  const number = invoice.invoiceNumber ?? '';
  const total = formatMoney(invoice.total, language);
  const isNote = invoice.creditOfInvoiceId !== null;
  const line = isNote
    ? said.note(number, total)
    : said.body(number, total, dueDate ? formatDate(dueDate, language) : '');
  return {
    subject: isNote ? said.credit(number) : said.subject(number),
    lines: [line, `${webUrl(app.settings)}/invoices/${invoice._id}`],
  };
}

function ofSeveral(app: AppContext, invoices: readonly Sent[], { language }: Sent): Told {
  const said = words[language];
  const total = formatMoney(amountOf(invoices.reduce((sum, one) => sum + centsOf(one.total), 0)), language);
  const link = `${webUrl(app.settings)}/invoices?status=sent&issueDateFrom=${earliest(invoices)}`;
  return { subject: said.all(invoices.length), lines: [said.many(invoices.length, total), link] };
}

const earliest = (invoices: readonly Sent[]): string =>
  invoices.map(({ issueDate }) => issueDate ?? '').sort()[0] ?? '';
