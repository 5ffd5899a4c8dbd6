import { resourceNames } from '../resource-names';
import { calls } from './calls';
import { command } from './command';
import { count, id, said } from './usual-answers';

/** What a number of the home counts, each the rows of a list. */
export const homeTiles = [
  'deadlines',
  'late',
  'rush',
  'decisions',
  'invoicesToDecide',
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
] as const;
export type HomeTile = (typeof homeTiles)[number];

/** Why a file stands at the top: a deadline of the law, past its status deadline, or rush. */
export const urgencies = ['deadline', 'late', 'rush'] as const;

/** The start of a day. */
export const homeCommands = {
  showHome: command({
    call: calls.showHome,
    right: 'session',
    purpose:
      'Shows what needs its caller: numbers, each with the list that it counts; the files that harm first; and, to who leads people, who has how much.',
    unattended: true,
    query: { mine: { kind: 'flag' } },
    answers: {
      fields: {
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
            fileId: id,
            ref: said,
            debtorName: { kind: 'text' },
            assetSummary: { kind: 'text' },
            status: { kind: 'choice', of: 'statusName', required: true },
            why: { kind: 'word', of: urgencies, required: true },
            clock: { kind: 'choice', of: 'clockName' },
            due: { kind: 'date' },
          },
        },
        people: {
          kind: 'parts',
          required: true,
          fields: {
            userId: id,
            name: said,
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
