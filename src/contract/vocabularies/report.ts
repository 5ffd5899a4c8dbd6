/** What a report answers. Each stands in `server/reports`, with its columns and who may run it. */
export const reportType = [
  'open_inventory',
  'file_ageing',
  'status_update_client',
  'new_assignments',
  'closed_files',
  'hold_report',
  'recovery_performance',
  'vendor_scorecard',
  'agent_activity',
  'skip_trace_results',
  'notice_compliance',
  'storage_exposure',
  'remarketing_inventory',
  'sales_results',
  'recon_spend',
  'deficiency_surplus',
  'client_billing',
  'client_statement',
  'receivables_ageing',
  'unbilled_work',
  'vendor_payables',
  'tax_summary',
  'tax_by_invoice',
  'fee_leakage',
  'projected_vs_actual',
  'trust_ledger',
  'trust_reconciliation',
  'remittance_advice',
  'deposit_slip',
  'requests_turnaround',
  'user_access_review',
  'access_log',
  'complaints',
  'import_reconciliation',
  'data_retention',
] as const;
/** How a report that was asked for stands. `expired`: it was made, and is no longer kept. */
export const reportStatus = ['queued', 'running', 'complete', 'failed', 'cancelled', 'expired'] as const;
export const reportFormat = ['csv', 'xlsx', 'pdf'] as const;
/** How often a report is made by itself. */
export const reportFrequency = [
  'daily',
  'business_daily',
  'weekly',
  'biweekly',
  'monthly',
  'quarterly',
] as const;
export const weekday = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
/** `email_link`: a mail with a link and nothing else · `portal`: it lies among the reports of who gets it. */
export const deliveryMethod = ['email_link', 'portal', 'sftp'] as const;
/** How a report stands that is on its way to the SFTP folder of a company. */
export const reportDelivery = ['waiting', 'delivered', 'failed'] as const;
/** What the rows of a report on files are put in order by. */
export const reportGrouping = ['state', 'stage', 'status', 'assetType', 'contractType', 'clientId'] as const;
/** What moves what a client owes, on its statement of account. */
export const statementMovement = [
  'brought_forward',
  'invoice',
  'credit_note',
  'payment',
  'refund',
  'invoice_void',
  'payment_reversed',
] as const;
/** What moves money to a client, on the advice of its remittances. */
export const remittanceMovement = ['remittance', 'remittance_reversed'] as const;
/**
 * What of a closed file is kept for how long, each for a time of its own: what was traced shortest, and longest the financial records, the
 * documents, and the file itself with all that lies on it.
 */
export const retentionClass = ['skip_traces', 'photos', 'documents', 'money', 'file'] as const;
