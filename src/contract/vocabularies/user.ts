export const userStatus = ['invited', 'active', 'suspended', 'locked', 'deactivated'] as const;
export const mfaType = ['email', 'sms'] as const;
export const language = ['en', 'fr'] as const;
export const colourMode = ['light', 'dark'] as const;

export const sessionStatus = ['active', 'renewal_required', 'ended'] as const;
export const sessionEndedReason = ['logout', 'idle', 'admin', 'replaced', 'password_changed'] as const;
export const accessAction = ['view_masked', 'download', 'export', 'search_purchase', 'report_run'] as const;
export const notificationSection = ['notesCount', 'dueRemindersCount', 'userRole', 'all'] as const;
