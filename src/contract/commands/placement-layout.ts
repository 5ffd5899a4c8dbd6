import { calls } from './calls';
import { command } from './command';
import { count, moment, said } from './usual-answers';

const clientId = { kind: 'key', required: true } as const;

const layout = {
  version: count,
  sheet: { kind: 'text' },
  headRow: { kind: 'integer' },
  mapping: { kind: 'value', required: true },
  values: { kind: 'value', required: true },
  dayFirst: { kind: 'flag' },
  createdAt: moment,
  createdBy: said,
} as const;

/** How the spreadsheets of a lender are read: by version, each as it was when it was worked, or as somebody says since. */
export const placementLayoutCommands = {
  showPlacementLayouts: command({
    call: calls.showPlacementLayouts,
    right: 'importJob.create',
    purpose: 'Tells how the spreadsheets of a lender are read, by version, the newest first.',
    query: { clientId },
    answers: { fields: { data: { kind: 'parts', required: true, fields: layout } } },
    refuses: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  keepPlacementLayout: command({
    call: calls.keepPlacementLayout,
    right: 'importJob.create',
    purpose:
      'Keeps how the next spreadsheets of a lender are read, as the next version, unless the last one says the same: the sheet of a workbook, the row of its heads, what its columns mean, its own words for values, and how its days are written.',
    body: {
      clientId,
      /** The version that it follows, for whoever changes one while another does; 0 where there is none. */
      follows: count,
      sheet: { kind: 'text', max: 200 },
      headRow: { kind: 'integer', min: 1 },
      mapping: { kind: 'value', required: true },
      values: { kind: 'value', required: true },
      /** Whether the day stands first where a date such as `03/04/2026` could be two; empty where that is to be asked each time. */
      dayFirst: { kind: 'flag' },
    },
    answers: { fields: layout },
    refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
};
