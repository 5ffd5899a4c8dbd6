import type { updating as english } from '../en/updating';
import type { TextsOf } from '../texts-of';

export const updating: TextsOf<typeof english> = {
  title: 'Mettre à jour des dossiers',
  lead: 'Modifiez plusieurs dossiers à partir d’une seule feuille de calcul. Une colonne avec le numéro de dossier ou le numéro de compte dit de quel dossier il s’agit; une cellule vide laisse son champ tel quel.',
  steps: { place: 'Modification' },
  columns: 'Colonnes qui peuvent être modifiées',
  mappingLead:
    'Le sens de chaque colonne est trouvé d’après son nom. Une colonne laissée de côté ne change rien.',
  keyNeeded: 'Une colonne doit donner le numéro de dossier ou le numéro de compte.',
  fieldNeeded: 'À côté d’elle, au moins une colonne doit correspondre à un champ à changer.',
  changes: 'Ce qui change',
  dryLead: 'Rien n’a encore été modifié.',
  place: 'Modifier %{count} dossier |||| Modifier %{count} dossiers',
  nothingToDo: 'Il n’y a rien à modifier : chaque dossier est déjà ainsi, ou sa ligne a été refusée.',
  placedTitle: 'Modifications de %{name}',
  placing: 'Modification de la ligne %{done} sur %{total}',
  progress: 'Avancement des modifications',
  done: 'Les dossiers sont modifiés.',
  cancelled: 'Les modifications ont été arrêtées. Ce qui était déjà modifié reste.',
  failed: 'Les modifications ont échoué.',
  mine: 'Mes mises à jour',
  mineNone: 'Vous n’avez encore modifié aucun dossier à partir d’une feuille de calcul.',
  realRun: 'Modification',
};
