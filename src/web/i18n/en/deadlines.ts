import type { TextsOf } from '../texts-of';

/** The texts of the calendar of deadlines. `%{names}` are filled in. */
export const deadlines = {
  title: 'Legal deadlines',
  lead: 'Every open deadline of the law, by its day.',
  leadNext: 'The next deadline of the law of each open file.',
  client: 'Client',
  allClients: 'All clients',
  person: 'Person',
  everybody: 'Everybody',
  earlier: 'The month before',
  later: 'The month after',
  today: 'Today',
  month: 'Deadlines of %{month}',
  more: '%{count} more',
  moreOf: '%{count} more on %{day}',
  none: 'No deadline in this month',
  noneLead: 'Files come here when a notice is served or a seizure is recorded.',
  cut: 'The deadlines of the first %{shown} of %{total} files are shown.',
  all: 'All as a list',
  address: {
    open: 'In my calendar',
    title: 'Deadlines in my own calendar',
    lead: 'A calendar program (Outlook, Google, Apple) reads your deadlines at an address of your own. It tells the reference of a file and the kind of deadline, and nothing of people or vehicles.',
    none: 'You have no such address yet.',
    made: 'Your address was made on %{when}.',
    read: 'A calendar last read it on %{when}.',
    unread: 'No calendar has read it yet.',
    once: 'Copy it now: it is shown this once. Who has it reads your deadlines.',
    field: 'Address',
    mine: 'My own files alone',
    make: 'Make an address',
    anew: 'Make a new one',
    anewLead: 'The address before ends at once.',
    remove: 'End it',
    removed: 'The address has ended.',
  },
} as const;

export type DeadlinesTexts = TextsOf<typeof deadlines>;
