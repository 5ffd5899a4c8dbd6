import type { JobOversightTexts } from '../en/job-oversight';

export const jobOversight: JobOversightTexts = {
  title: 'Tâches',
  lead: 'Le travail de fond de tous : ce qui attend, ce qui court, ce qui a échoué. Une tâche échouée reprend là où elle en était.',
  status: 'Statut',
  all: 'Toutes',
  none: 'Il n’y a aucune tâche ici',
  noneLead:
    'Importations, exportations, rapports et fichiers des prêteurs se trouvent ici pendant leur traitement et après.',
  counts: { queued: 'En attente', running: 'En cours', failed: 'Échouées' },
  repeat: 'Reprendre',
  repeated: 'Elle attend son tour.',
  check: 'Vérification',
  more: 'Afficher plus',
  heads: {
    kind: 'Tâche',
    what: 'Objet',
    who: 'Pour qui',
    state: 'Statut',
    rows: 'Lignes',
    began: 'Demandée',
    ended: 'Terminée',
  },
};
