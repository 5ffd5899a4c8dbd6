import type { ChoiceWords } from '../../choice-words';

export const formChoices = {
  formType: {
    proceeds_statement: 'Statement of sale proceeds',
    lien_discharge_request: 'Request to discharge a registration',
    deficiency_letter: 'Deficiency letter',
    surplus_letter: 'Surplus letter',
  },
} satisfies Partial<ChoiceWords>;
