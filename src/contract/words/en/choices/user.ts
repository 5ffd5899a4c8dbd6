import type { ChoiceWords } from '../../choice-words';

export const userChoices = {
  userStatus: {
    invited: 'Invited',
    active: 'Active',
    suspended: 'Suspended',
    locked: 'Locked',
    deactivated: 'Deactivated',
  },
  mfaType: {
    email: 'Email',
    sms: 'Text message',
  },
  language: {
    en: 'English',
    fr: 'French',
  },
  colourMode: {
    light: 'Light',
    dark: 'Dark',
  },
  sessionStatus: {
    active: 'Active',
    renewal_required: 'Sign-in needed again',
    ended: 'Ended',
  },
  sessionEndedReason: {
    logout: 'Signed out',
    idle: 'Idle',
    admin: 'Ended by an administrator',
    replaced: 'Replaced',
    password_changed: 'Password changed',
  },
  accessAction: {
    view_masked: 'Viewed masked data',
    download: 'Download',
    export: 'Export',
    search_purchase: 'Search bought',
    report_run: 'Report run',
  },
  notificationSection: {
    notesCount: 'Notes',
    dueRemindersCount: 'Due reminders',
    userRole: 'Rights',
    all: 'All',
  },
} satisfies Partial<ChoiceWords>;
