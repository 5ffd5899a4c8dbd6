import type { ChoiceWords } from '../../choice-words';

export const formChoices = {
  formType: {
    proceeds_statement: 'Relevé du produit de la vente',
    lien_discharge_request: 'Demande de radiation d’une inscription',
    deficiency_letter: 'Lettre de solde résiduel',
    surplus_letter: 'Lettre d’excédent',
  },
} satisfies Partial<ChoiceWords>;
