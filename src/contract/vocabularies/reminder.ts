export const reminderStatus = ['open', 'snoozed', 'completed', 'cancelled'] as const;

export const reminderView = [
  'due_now',
  'today',
  'this_week',
  'upcoming',
  'overdue',
  'all',
  'team',
  'file',
  'calendar',
] as const;

export const reminderType = [
  'follow_up',
  'client_update_due',
  'vendor_update_due',
  'vendor_acceptance_due',
  'attempt_scheduled',
  'hold_review',
  'notice_deadline',
  'redemption_deadline',
  'objection_deadline',
  'earliest_sale_date',
  'personal_effects_deadline',
  'storage_review',
  'lien_expiry',
  'insurance_expiry',
  'vendor_licence_expiry',
  'document_expiry',
  'appraisal_due',
  'reserve_approval_due',
  'sale_date',
  'payment_due',
  'invoice_due',
  'vendor_invoice_approval',
  'request_response_due',
  'court_date',
  'insolvency_date',
  'close_checklist',
  'complaint_deadline',
  'custom',
] as const;

export const reminderRecurrence = ['none', 'daily', 'weekly', 'monthly'] as const;
export const reminderSource = ['user', 'rule', 'import'] as const;
