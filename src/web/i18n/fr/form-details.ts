import type { FormDetailsTexts } from '../en/form-details';

export const formDetails: FormDetailsTexts = {
  type: 'Formulaire',
  method: 'Mode d’envoi',
  sentOn: 'Envoyé le',
  sentHelp:
    'Laissez vide s’il n’est pas encore envoyé. Son délai court dès qu’un document prouve qu’il a été signifié.',
  language: 'Langue du formulaire',
  readHelp: 'Laissez vide pour le lire au dossier.',
};
