/** What the columns of the audit log are called. */
export const auditLog = {
  at: 'When',
  action: 'What happened',
  userName: 'Person',
  companyName: 'Company',
  fileRef: 'File',
  what: 'Of what',
  rows: 'Rows',
  ip: 'From',
} as const;

export type AuditLogWords = { readonly [K in keyof typeof auditLog]: string };
