import type { TextsOf } from '../texts-of';

/** What is asked whenever a form is made, of one file or of many. */
export const formDetails = {
  type: 'Form',
  method: 'Sent by',
  sentOn: 'Sent on',
  sentHelp:
    'Leave it empty if it is not sent yet. Its clock starts once a document proves that it was served.',
  language: 'Language of the form',
  readHelp: 'Read from the file where you leave it empty.',
  saleTaxHelp:
    'It depends on who sells, on where the asset is delivered and on who buys; a province’s own tax may be paid at registration instead. Enter 0.00 where this bill bears none.',
} as const;

export type FormDetailsTexts = TextsOf<typeof formDetails>;
