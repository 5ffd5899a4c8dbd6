import type { TextsOf } from '../texts-of';

/** How a company answers a file that was proposed to it. */
export const proposal = {
  accept: 'Accept the file',
  accepted: 'The file is accepted.',
  decline: 'Decline',
  declineTitle: 'Decline the file',
  declineLead: 'The file goes back to the agency at once.',
  declineSave: 'Decline the file',
  declined: 'The file is declined.',
} as const;

export type ProposalTexts = TextsOf<typeof proposal>;
