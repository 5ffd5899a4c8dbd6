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
      `La facture ${number} de ${total} est prête${due ? `. Elle est payable le ${due}` : ''}. Ce lien ouvre la facture et son PDF :`,
    all: (count: number) => `${count} factures`,
    many: (count: number, total: string) =>
      `${count} factures de ${total} au total sont prêtes. Ce lien ouvre les factures et leurs PDF :`,
    note: (number: string, total: string) =>
      `La note de crédit ${number} de ${total} est prête. Ce lien ouvre la note et son PDF :`,
  },
} as const;

/** Tells the client of an invoice, in their language, with where to open it. The link asks for a sign-in; no data of the debtor goes along. */
export async function sendInvoice(app: AppContext, invoice: Recorded<'invoice'>): Promise<void> {
  const { language, dueDate } = invoice;
  const said = words[language];
  const number = invoice.invoiceNumber ?? '';
  const total = formatMoney(invoice.total, language);
  const isNote = invoice.creditOfInvoiceId !== null;
  const text = [
    said.hello,
    isNote
      ? said.note(number, total)
      : said.body(number, total, dueDate ? formatDate(dueDate, language) : ''),
    `${webUrl(app.settings)}/invoices/${invoice._id}`,
    'Collateral Desk',
  ].join('\n\n');
  const subject = isNote ? said.credit(number) : said.subject(number);
  for (const to of invoice.sentTo ?? []) await app.messages.send({ to, channel: 'email', subject, text });
}

/** The same of several for one client, in one message with the way to all of them. */
export async function sendInvoices(app: AppContext, invoices: readonly Recorded<'invoice'>[]): Promise<void> {
  const [first] = invoices;
  if (!first) return;
  if (invoices.length === 1) return sendInvoice(app, first);
  const said = words[first.language];
  const total = formatMoney(
    amountOf(invoices.reduce((sum, one) => sum + centsOf(one.total), 0)),
    first.language,
  );
  const link = `${webUrl(app.settings)}/invoices?status=sent&issueDateFrom=${earliest(invoices)}`;
  const text = [said.hello, said.many(invoices.length, total), link, 'Collateral Desk'].join('\n\n');
  const subject = said.all(invoices.length);
  const readers = new Set(invoices.flatMap(({ sentTo }) => sentTo ?? []));
  for (const to of readers) await app.messages.send({ to, channel: 'email', subject, text });
}

const earliest = (invoices: readonly Recorded<'invoice'>[]): string =>
  invoices.map(({ issueDate }) => issueDate ?? '').sort()[0] ?? '';
