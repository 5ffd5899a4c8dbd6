import type { ChoiceWords } from '../../choice-words';

export const jobChoices = {
  jobStatus: {
    queued: 'En attente',
    running: 'En cours',
    done: 'Terminée',
    failed: 'Échouée',
    cancelled: 'Annulée',
  },
  jobKind: {
    import: 'Importation',
    update: 'Mise à jour par tableur',
    export: 'Exportation',
    close_out: 'Fichier de fermeture',
    report: 'Rapport',
    lender: 'Fichier d’un prêteur',
    update_report: 'Rapport d’avancement',
    evidence_pack: 'Dossier de preuve',
    undo: 'Annulation de modifications',
    reckoning: 'Nouveau calcul des délais',
    past_due: 'Jours de retard',
  },
  rowOutcome: {
    created: 'Placé',
    updated: 'Modifié',
    unchanged: 'Inchangé',
    rejected: 'Refusé',
  },
  lenderKey: {
    cibc: 'Format de fichier CIBC',
    'lender-a': 'Format de fichier du prêteur A',
    'lender-b': 'Format de fichier du prêteur B',
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
