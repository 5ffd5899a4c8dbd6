import type { TextsOf } from '../texts-of';
import { billing } from './billing';
import { closeOut } from './close-out';
import { document } from './document';
import { fee } from './fee';
import { file } from './file';
import { history } from './history';
import { housekeeping } from './housekeeping';
import { importing } from './import';
import { lenderJobs } from './lender-jobs';
import { lists } from './lists';
import { bankStatement } from './bank-statement';
import { monthEnd } from './month-end';
import { moved } from './moved';
import { deadlines } from './deadlines';
import { myDay } from './my-day';
import { note } from './note';
import { records } from './records';
import { remarketing } from './remarketing';
import { reports } from './reports';
import { rules } from './rules';
import { savedViews } from './saved-views';
import { reminder } from './reminder';
import { request } from './request';
import { searches } from './searches';
import { updating } from './updating';
import { vendorInvoice } from './vendor-invoice';
import { shell } from './shell';

/** The texts of the desk's own screens. `%{names}` are filled in; `one |||| many` is chosen by `smart_count`. */
export const screens = {
  product: 'Collateral Desk',
  yes: 'Yes',
  no: 'No',
  masked: 'masked',
  hidden: 'Hidden for your role',
  cancel: 'Cancel',
  close: 'Close',
  remove: 'Remove',
  partFailed: 'This part could not be loaded.',
  tryAgain: 'Try again',
  loading: 'Loading',
  error: 'An error occurred.',
  errorUnreachable: 'The server could not be reached. Check the connection.',
  errorTooSlow: 'The server took too long to answer.',
  errorAbsent: 'There is no such record.',
  copy: 'Copy %{what}',
  copied: '%{what} copied',
  unnamed: 'Unnamed',
  frame: {
    skip: 'Skip to content',
    areas: 'Areas',
    work: 'Work',
    money: 'Money',
    network: 'Network',
    settings: 'Settings',
    home: 'Home',
    importPlacements: 'Import',
    remarketing: 'Remarketing',
    reports: 'Reports',
    deadlines: 'Legal deadlines',
    bankStatement: 'Bank statements',
    monthEnd: 'Month end',
    lenderJobs: 'Lender files',
    closeOutFiles: 'Close-out files',
    updateFiles: 'Update files',
    housekeeping: 'Housekeeping',
    narrow: 'Collapse the menu',
    wide: 'Expand the menu',
    openMenu: 'Menu',
    search: 'Search files, companies, people',
    searchShort: 'Search',
    searchHint: 'Reference, name, VIN, phone or company',
    searching: 'Searching',
    searchNone: 'Nothing was found for “%{words}”.',
    goTo: 'Go to',
    create: 'Create',
    unread: '%{count} unread note |||| %{count} unread notes',
    unreadNone: 'No unread notes',
    due: '%{count} reminder due |||| %{count} reminders due',
    dueNone: 'No reminders due',
    language: 'Français',
    languageLabel: 'Afficher en français',
    dark: 'Dark colours',
    light: 'Light colours',
    person: 'Your account',
    changePassword: 'Change password',
    sessions: 'Sessions',
    keys: 'Keyboard',
    logOut: 'Log out',
    broken: 'This page could not be shown',
    brokenLead: 'What you typed is kept. Try again, or go back.',
    absent: 'There is no such page',
    absentLead: 'It may have been moved, or the address is not complete.',
    denied: 'Your role does not open this page',
    deniedLead: 'Ask an administrator if you need it for your work.',
    backHome: 'Go to home',
  },
  keys: {
    title: 'Keyboard',
    palette: 'Search and commands',
    search: 'Search',
    down: 'Next row',
    up: 'Previous row',
    open: 'Open the row',
    select: 'Select the row',
    filter: 'Add a filter',
    edit: 'Edit the record',
    create: 'New record',
    save: 'Save the form',
    help: 'This list',
    goHome: 'Go to home',
    goFiles: 'Go to files',
  },
  ...lists,
  ...records,
  ...savedViews,
  ...moved,
  file,
  history,
  note,
  reminder,
  request,
  document,
  fee,
  billing,
  vendorInvoice,
  searches,
  importing,
  updating,
  closeOut,
  remarketing,
  reports,
  lenderJobs,
  deadlines,
  bankStatement,
  monthEnd,
  myDay,
  rules,
  housekeeping,
  ...shell,
  home: {
    title: 'Home',
    greeting: 'Good day, %{name}',
    attention: 'Needs attention',
    overdue: 'Past their status deadline',
    unassigned: 'Not assigned to anyone',
    noActivity7d: 'No activity for 7 days',
    rush: 'Rush',
    hold: 'On hold',
    active: 'Active files',
    closed: 'Closed',
    stages: 'Where the files stand',
    asTable: 'Numbers as a table',
    asPicture: 'Numbers as a picture',
    due: 'Due reminders',
    dueNone: 'No reminder is due. The next ones appear here on their day.',
    unread: 'Unread notes',
    unreadNone: 'You have read every note.',
    allNotes: 'All notes',
    allReminders: 'All reminders',
    statusDeadline: 'Status deadline passed',
  },
  role: {
    subject: 'Subject',
    special: 'Special actions',
    full: 'Allowed',
    limited: 'Allowed within limits',
    grant: '%{action}: %{subject}',
  },
  sessions: {
    title: 'Your sessions',
    lead: 'Every place where you are signed in. End one that you do not know.',
    others: 'Sessions',
    none: 'Not signed in anywhere.',
    current: 'This session',
    end: 'End',
    lastSeen: 'Last used %{when}',
    since: 'Signed in %{when}',
    ended: 'The session was ended.',
    unknown: 'Unknown browser',
  },
} as const;

/** Every language has the same texts; one without a word does not compile. */
export type ScreenTexts = TextsOf<typeof screens>;
