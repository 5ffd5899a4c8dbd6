/** The texts of the page that shows the messages of demo data. */
export const outbox = {
  title: 'Outbox',
  lead: 'This is demo data: nothing is sent. What would reach a person by mail or by phone appears here, newest first.',
  to: 'To',
  email: 'Email',
  sms: 'SMS',
  code: 'Code',
  copy: 'Copy code {code}',
  copied: 'Code {code} copied',
  none: 'No message yet. Ask for a code on the sign-in page, and it appears here.',
  absent: 'There is no outbox here',
  absentLead: 'This host sends its messages to the people themselves.',
  failed: 'The messages could not be loaded.',
  toSignIn: 'Go to sign in',
} as const;

export type OutboxTexts = Readonly<Record<keyof typeof outbox, string>>;
