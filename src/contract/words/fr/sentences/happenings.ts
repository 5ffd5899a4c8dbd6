import type { TranslationOf } from '../../sentence';
import type { happeningSentences as english } from '../../en/sentences/happenings';

/** What history says of a happening that has no name or reason of its own. */
export const happeningSentences: TranslationOf<typeof english> = {
  file_updated: 'Le dossier a été modifié.',
  stage_changed: 'Le dossier est passé à une autre étape.',
  status_changed: 'Le dossier est passé à un autre statut.',
  file_closed: 'Le dossier a été fermé.',
  file_reopened: 'Le dossier a été rouvert.',
  hold_set: 'Le dossier a été mis en suspens.',
  hold_released: 'La mise en suspens a été levée.',
  rush_changed: 'La mention d’urgence a changé.',
  gate_overridden: 'Le dossier a passé malgré un point d’arrêt.',
  user_assigned: 'Les personnes affectées au dossier ont changé.',
  notice_served: 'L’avis a été consigné.',
  valuation_updated: 'Le bien a été évalué.',
  asset_updated: 'Le bien a été modifié.',
  remarketing_updated: 'La remise en marché a été modifiée.',
  note_added: 'Une note a été ajoutée.',
  note_edited: 'Une note a été modifiée.',
  note_posted_to_client: 'Une note a été transmise au client.',
  reminder_changed: 'Un rappel a été modifié.',
  afterAcceptance: 'Après l’acceptation du fournisseur.',
};
