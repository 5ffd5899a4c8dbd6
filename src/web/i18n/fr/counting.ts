import type { counting as english } from '../en/counting';
import type { TextsOf } from '../texts-of';

export const counting: TextsOf<typeof english> = {
  name: 'les jours de retard',
  link: 'Jours de retard',
  dryLead: 'Rien n’a encore été compté.',
  place: 'Mettre à jour %{count} dossier |||| Mettre à jour %{count} dossiers',
  nothingToDo:
    'Il n’y a rien à compter : chaque dossier vaut déjà pour ce jour, n’a pas de compte ou est fermé.',
  again: 'Retour',
  dryTitle: 'Ce que ferait le calcul des jours de retard',
  placedTitle: 'Jours de retard',
  placing: 'Dossier %{done} sur %{total}',
  progress: 'Avancement du calcul',
  done: 'Les jours sont comptés.',
  cancelled: 'Le calcul a été arrêté.',
  failed: 'Les jours n’ont pas pu être comptés.',
  realRun: 'Calcul',
};
