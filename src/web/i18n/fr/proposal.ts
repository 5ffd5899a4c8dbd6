import type { ProposalTexts } from '../en/proposal';

export const proposal: ProposalTexts = {
  accept: 'Accepter le dossier',
  accepted: 'Le dossier est accepté.',
  decline: 'Refuser',
  declineTitle: 'Refuser le dossier',
  declineLead: 'Le dossier retourne aussitôt à l’agence.',
  declineSave: 'Refuser le dossier',
  declined: 'Le dossier est refusé.',
};
