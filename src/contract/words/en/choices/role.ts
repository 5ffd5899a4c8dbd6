import type { ChoiceWords } from '../../choice-words';

export const roleChoices = {
  scope: {
    all: 'Everything',
    tree: 'Own company and its offices',
    client_tree: 'Client and all its offices',
    client_office: "Client's own office",
    assigned_company: 'Files assigned to the company',
    assigned_user: 'Files assigned to the user',
    stage_limited: 'Files in certain stages',
  },
} satisfies Partial<ChoiceWords>;
