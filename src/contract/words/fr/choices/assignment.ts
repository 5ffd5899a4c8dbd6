import type { ChoiceWords } from '../../choice-words';

export const assignmentChoices = {
  assignmentRole: {
    primary: 'Principal',
    secondary: 'Secondaire',
  },
  assignmentStatus: {
    proposed: 'Proposé',
    accepted: 'Accepté',
    declined: 'Refusé',
    completed: 'Terminé',
    recalled: 'Retiré',
  },
  declineReason: {
    no_coverage: 'Territoire non desservi',
    conflict: 'Conflit d’intérêts',
    capacity: 'Capacité insuffisante',
    unsafe: 'Non sécuritaire',
    fee: 'Désaccord sur les frais',
    other: 'Autre',
  },
  assignMode: {
    set: 'Remplacer la liste',
    add: 'Ajouter',
    remove: 'Retirer',
  },
} satisfies Partial<ChoiceWords>;
