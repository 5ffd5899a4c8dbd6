export const userStatus = ['invited', 'active', 'suspended', 'locked', 'deactivated'] as const;
export const mfaType = ['email', 'sms'] as const;
export const language = ['en', 'fr'] as const;
export const colourMode = ['light', 'dark'] as const;

export const sessionStatus = ['active', 'renewal_required', 'ended'] as const;
export const sessionEndedReason = ['logout', 'idle', 'admin', 'replaced', 'password_changed'] as const;
export const accessAction = ['view_masked', 'download', 'export', 'search_purchase', 'report_run'] as const;
/** What the audit log tells: signing in and out, what was seen or taken of what is guarded, and what was bought. */
export const auditAction = [
  'sign_in',
  'sign_in_failed',
  'session_renewed',
  'code_sent',
  'code_failed',
  'refresh_reuse',
  'session_locked',
  'session_ended',
  'factor_reset',
  'password_changed',
  'password_reset',
  'reset_asked',
  'invited',
  'calendar_address_made',
  'calendar_address_removed',
  'export',
  'document_viewed',
  'document_downloaded',
  'pii_revealed',
  'search_ordered',
] as const;
export const notificationSection = ['notesCount', 'dueRemindersCount', 'userRole', 'all'] as const;

/**
 * How people hear of what waits for them: on the desk alone; by mail as well soon after it comes, many things in one; or by mail once a
 * morning.
 */
export const noticeWay = ['desk', 'mail', 'daily'] as const;
