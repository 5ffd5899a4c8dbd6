import type { TextsOf } from '../texts-of';

/** The texts of the page of reports. `%{names}` are filled in. */
export const reports = {
  title: 'Reports',
  lead: 'Made in the background by what you may see, and kept for a week.',
  catalogue: 'Have a report made',
  make: 'Make',
  made: 'Made so far',
  madeNone: 'No report has been made for you yet. Choose one below.',
  rows: '%{rows} row |||| %{rows} rows',
  bySchedule: 'made by a schedule',
  again: 'Make again',
  download: 'Download',
  ofReport: '%{action}: %{name}',
  progress: 'How far %{name} is',
  queued: 'Waiting for its turn',
  running: '%{done} of %{total} rows',
  stop: 'Stop',
  format: 'As',
  schedules: 'Schedules',
  filters: 'Filters of my company',
  filtersLead: 'They narrow every report on files that people of your company have made.',
  filtersOthers: 'They narrow every report on files. Your supervisor changes them.',
  saveFilters: 'Save',
  parameters: {
    clientId: 'Client',
    vendorId: 'Vendor',
    auctionId: 'Auction',
    agentUserId: 'Agent',
    state: 'Province',
    stage: 'Stage',
    status: 'Status',
    assetType: 'Asset type',
    contractType: 'Contract type',
    closingReason: 'Closing reason',
    dateFrom: 'From',
    dateTo: 'Up to',
  },
} as const;

export type ReportsTexts = TextsOf<typeof reports>;
