import type { fileBulk as english } from '../en/file-bulk';
import type { TextsOf } from '../texts-of';

export const fileBulk: TextsOf<typeof english> = {
  assign: 'Affecter',
  hold: 'En suspens',
  remind: 'Rappel',
  note: 'Note',
  form: 'Produire un formulaire',
  formTitle:
    'Produire un formulaire pour %{count} dossier |||| Produire un formulaire pour %{count} dossiers',
  formSave: 'Produire le formulaire |||| Produire %{count} formulaires',
  formLead:
    'Ce que dit chaque dossier y est lu; ce que vous indiquez ici figure sur chacun. Un dossier à qui il manque quelque chose dit quoi.',
  pastDue: 'Jours de retard',
  pastDueTitle:
    'Compter les jours de retard de %{count} dossier |||| Compter les jours de retard de %{count} dossiers',
  pastDueAll: 'Compter les jours de retard de tous les dossiers ouverts',
  pastDueLead:
    'Le compte continue du jour pour lequel il vaut. Les dossiers fermés et ceux sans compte ne changent pas.',
  pastDueAsOf: 'Jusqu’au',
  pastDueHelp: 'Vide : aujourd’hui.',
  pastDueSave: 'Voir ce que cela ferait',
  export: 'Exporter ces lignes',
  exportMost: 'Au plus %{most} lignes cochées. Au-delà, exportez la vue.',
  assignTitle: 'Affecter %{count} dossier |||| Affecter %{count} dossiers',
  assignSave: 'Affecter %{count} dossier |||| Affecter %{count} dossiers',
  holdTitle: 'Mettre %{count} dossier en suspens |||| Mettre %{count} dossiers en suspens',
  holdSave: 'Mettre %{count} dossier en suspens |||| Mettre %{count} dossiers en suspens',
  remindTitle: 'Ajouter un rappel à %{count} dossier |||| Ajouter un rappel à %{count} dossiers',
  remindSave: 'Enregistrer le rappel |||| Enregistrer %{count} rappels',
  holdLead:
    'Le travail s’arrête; les délais légaux continuent de courir. Les fournisseurs en sont avisés et doivent confirmer.',
  person: 'Personne',
  noteTitle: 'Écrire une note sur %{count} dossier |||| Écrire une note sur %{count} dossiers',
  noteSave: 'Ajouter la note |||| Ajouter %{count} notes',
  andMore: 'et %{count} autre |||| et %{count} autres',
  leftOut:
    '%{count} dossier est laissé de côté : il est fermé, déjà ainsi, ou vous ne pouvez pas le modifier. |||| %{count} dossiers sont laissés de côté : ils sont fermés, déjà ainsi, ou vous ne pouvez pas les modifier.',
  noneLeft: 'Aucun de ces dossiers ne peut être ainsi modifié.',
  progress: 'Dossiers traités',
  outcome: '%{done} sur %{all} traités',
  done: 'Fait',
  retry: 'Réessayer pour ce dossier |||| Réessayer pour les %{count}',
};
