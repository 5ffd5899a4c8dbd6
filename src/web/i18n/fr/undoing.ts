import type { UndoTexts } from '../en/undoing';

export const undoing: UndoTexts = {
  undo: 'Revenir en arrière',
  title: 'Revenir en arrière?',
  lead: 'Possible jusqu’au %{until}. Ce à quoi quelqu’un a travaillé depuis reste tel quel, et est nommé.',
  what: '%{becomes}.',
  created: '%{count} dossier placé est retiré |||| %{count} dossiers placés sont retirés',
  updated: '%{count} dossier redevient ce qu’il était |||| %{count} dossiers redeviennent ce qu’ils étaient',
  wasUndone: 'Ceci a été annulé.',
  placedTitle: 'Annulation de %{name}',
  placing: 'Ligne %{done} sur %{total}',
  progress: 'Avancement de l’annulation',
  done: 'L’effet est annulé.',
  cancelled: 'L’annulation a été arrêtée. Ce qui était déjà annulé le reste.',
  failed: 'L’annulation a échoué.',
};
