import type { FormDetailsTexts } from '../en/form-details';

export const formDetails: FormDetailsTexts = {
  type: 'Formulaire',
  language: 'Langue du formulaire',
  readHelp: 'Laissez vide pour le lire au dossier.',
};
