import type { FormDetailsTexts } from '../en/form-details';

export const formDetails: FormDetailsTexts = {
  type: 'Formulaire',
  method: 'Mode d’envoi',
  sentOn: 'Envoyé le',
  sentHelp:
    'Laissez vide s’il n’est pas encore envoyé. Son délai court dès qu’un document prouve qu’il a été signifié.',
  language: 'Langue du formulaire',
  readHelp: 'Laissez vide pour le lire au dossier.',
  saleTaxHelp:
    'Elle dépend du vendeur, du lieu de livraison et de l’acheteur; celle de la province se paie parfois à l’immatriculation. Inscrivez 0,00 si cet acte n’en porte aucune.',
};
