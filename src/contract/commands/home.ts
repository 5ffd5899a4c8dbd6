import { resourceNames } from '../resource-names';
import { calls } from './calls';
import { command } from './command';
import { count, flag, id, said } from './usual-answers';

/** What a number of the home counts, each the rows of a list. */
export const homeTiles = [
  'deadlines',
  'late',
  'rush',
  'decisions',
  'invoicesToDecide',
  'unreadNotes',
  'proposals',
  'invoicesSentBack',
  'unassigned',
  'quiet',
  'held',
  'unbilled',
  'drafts',
  'overdueInvoices',
  'invoicesToPost',
  'remitDue',
  'expiring',
  'licencesOfPeople',
] as const;
export type HomeTile = (typeof homeTiles)[number];

/**
 * Why something stands at the top, what harms first before: a deadline of the law, rush, past its status deadline; a note to its caller that
 * they have not read and that is urgent or asks for an answer; a request or a vendor's invoice that they decide.
 */
export const urgencies = [
  'deadline',
  'rush',
  'late',
  'urgentNote',
  'noteToAnswer',
  'request',
  'vendorInvoice',
] as const;

/** What a line of those that harm first opens. */
export const urgentResources = ['file', 'note', 'request', 'vendorInvoice'] as const;

/** The start of a day. */
export const homeCommands = {
  showHome: command({
    call: calls.showHome,
    right: 'session',
    purpose: 'Shows what needs its caller: numbers, each with the list that it counts, and what harms first.',
    unattended: true,
    /** `mine`: of their own files alone; where it is not said, of these for who works files and leads nobody. */
    query: { mine: { kind: 'flag' } },
    answers: {
      fields: {
        mine: flag,
        tiles: {
          kind: 'parts',
          required: true,
          fields: {
            tile: { kind: 'word', of: homeTiles, required: true },
            resource: { kind: 'word', of: resourceNames, required: true },
            search: said,
            count,
          },
        },
        urgent: {
          kind: 'parts',
          required: true,
          fields: {
            resource: { kind: 'word', of: urgentResources, required: true },
            id,
            /** How many files it is on; what follows is said of the first of them. */
            files: count,
            fileId: { kind: 'key' },
            ref: { kind: 'text' },
            debtorName: { kind: 'text' },
            assetSummary: { kind: 'text' },
            status: { kind: 'choice', of: 'statusName' },
            why: { kind: 'word', of: urgencies, required: true },
            clock: { kind: 'choice', of: 'clockName' },
            requestType: { kind: 'choice', of: 'requestType' },
            /** The subject of a note, the number of an invoice. */
            about: { kind: 'text' },
            due: { kind: 'date' },
          },
        },
      },
    },
  }),
  showLoad: command({
    call: calls.showLoad,
    right: 'userAssignment.edit',
    purpose:
      'Tells who assigns people who has how many files, late ones and deadlines, each with the list of these.',
    unattended: true,
    answers: {
      fields: {
        people: {
          kind: 'parts',
          required: true,
          fields: {
            userId: id,
            name: said,
            userStatus: { kind: 'choice', of: 'userStatus', required: true },
            files: count,
            late: count,
            deadlines: count,
            lists: {
              kind: 'part',
              required: true,
              fields: { files: said, late: said, deadlines: said },
            },
          },
        },
      },
    },
  }),
};
