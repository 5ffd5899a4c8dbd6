/** What a mail that waits tells: of invoices, of a change of an account, or by which link something is done. */
export type MailKind =
  | 'invoices'
  | 'password_link'
  | 'email_link'
  | 'password_changed'
  | 'email_changed'
  | 'email_confirmed'
  | 'factor_reset';

/** Those that tell of a change of an account. */
export type AccountMail = Extract<
  MailKind,
  'password_changed' | 'email_changed' | 'email_confirmed' | 'factor_reset'
>;
