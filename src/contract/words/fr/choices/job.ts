import type { ChoiceWords } from '../../choice-words';

export const jobChoices = {
  jobStatus: {
    queued: "En file d'attente",
    running: 'En cours',
    done: 'Terminé',
    failed: 'Échoué',
    cancelled: 'Annulé',
  },
} satisfies Partial<ChoiceWords>;
