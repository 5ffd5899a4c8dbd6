import type { ChoiceWords } from '../../choice-words';

export const jobChoices = {
  jobStatus: {
    queued: 'En file d’attente',
    running: 'En cours',
    done: 'Terminé',
    failed: 'Échoué',
    cancelled: 'Annulé',
  },
  jobKind: {
    import: 'Importation',
    update: 'Mise à jour par tableur',
    export: 'Exportation',
    close_out: 'Fichier de fermeture',
  },
  exportFormat: {
    csv: 'CSV',
    xlsx: 'Excel',
  },
  seedDataset: {
    reference: 'Données de référence',
    'demo-small': 'Données de démonstration, petit jeu',
    'demo-medium': 'Données de démonstration, jeu moyen',
  },
} satisfies Partial<ChoiceWords>;
