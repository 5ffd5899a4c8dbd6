import type { ChoiceWords } from '../../choice-words';

export const roleChoices = {
  scope: {
    all: 'Tout',
    tree: 'Sa propre entreprise et ses bureaux',
    client_tree: 'Client et tous ses bureaux',
    client_office: 'Son propre bureau chez le client',
    assigned_company: 'Dossiers confiés à l’entreprise',
    assigned_user: 'Dossiers confiés à l’utilisateur',
    stage_limited: 'Dossiers à certaines étapes',
  },
} satisfies Partial<ChoiceWords>;
