import { calls } from './calls';
import { command } from './command';
import { count, id, maybe, oneOfMany, said } from './usual-answers';

const clientId = { kind: 'reference', to: 'company', required: true } as const;
/** The last day of the month, or of whatever is billed: what was done later waits. */
const until = { kind: 'date', required: true } as const;
const amount = { kind: 'money', signed: true, required: true } as const;

const becameOf = {
  ...oneOfMany,
  invoiceId: { kind: 'key', ...maybe },
  invoiceNumber: { kind: 'text', ...maybe },
  total: { kind: 'money', signed: true, ...maybe },
} as const;
/** `left`: how many were not looked at, since a call does so many and no more; making it again goes on with them. */
const answers = {
  fields: { data: { kind: 'parts', required: true, fields: becameOf }, left: count },
} as const;

/** What an accountant does when a month ends, for all files of a client together. */
export const monthEndCommands = {
  listClientsToBill: command({
    call: calls.listClientsToBill,
    right: 'invoice.create',
    purpose:
      'Tells of each client what waits to be billed up to a day, what lies in draft, what is issued and not sent, and what is owed.',
    query: { until },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            clientId: id,
            clientName: said,
            files: count,
            fees: count,
            unbilled: amount,
            drafts: count,
            draftTotal: amount,
            issued: count,
            issuedTotal: amount,
            open: count,
            owed: amount,
          },
        },
      },
    },
  }),
  listFilesToBill: command({
    call: calls.listFilesToBill,
    right: 'invoice.create',
    purpose: 'Tells of each file of a client what its next invoice would bill up to a day, before taxes.',
    query: { clientId, until },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: { fileId: id, ref: said, debtorName: { kind: 'text' }, fees: count, unbilled: amount },
        },
      },
    },
  }),
  draftClientInvoices: command({
    call: calls.draftClientInvoices,
    right: 'invoice.create',
    purpose:
      'Makes a draft for each file of a client that has fees to be billed up to a day; 100 files a call, each on its own.',
    body: { clientId, until },
    answers,
  }),
  issueClientInvoices: command({
    call: calls.issueClientInvoices,
    right: 'invoice.issue',
    purpose: 'Issues the drafts of a client, each on its own; 100 a call.',
    body: { clientId },
    answers,
  }),
  sendClientInvoices: command({
    call: calls.sendClientInvoices,
    right: 'invoice.issue',
    purpose: 'Sends a client what was issued and not sent yet, in one message; 100 a call.',
    body: { clientId },
    answers,
  }),
};
