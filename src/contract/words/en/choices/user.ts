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
  auditAction: {
    sign_in: 'Signed in',
    sign_in_failed: 'Sign-in refused',
    session_renewed: 'Session renewed',
    code_sent: 'Code sent',
    code_failed: 'Wrong code',
    refresh_reuse: 'Old session used again',
    session_locked: 'Session locked',
    session_ended: 'Session ended',
    password_changed: 'Password changed',
    password_reset: 'Password reset',
    reset_asked: 'Reset asked for',
    invited: 'Invited',
    calendar_address_made: 'Calendar address made',
    calendar_address_removed: 'Calendar address removed',
    export: 'Exported',
    document_viewed: 'Document viewed',
    document_downloaded: 'Document downloaded',
    pii_revealed: 'Masked data revealed',
    search_ordered: 'Search bought',
  },
  noticeWay: {
    desk: 'On the desk only',
    mail: 'By mail as well, within minutes',
    daily: 'By mail as well, each morning',
  },
  notificationSection: {
    notesCount: 'Notes',
    dueRemindersCount: 'Due reminders',
    userRole: 'Rights',
    all: 'All',
  },
} satisfies Partial<ChoiceWords>;
