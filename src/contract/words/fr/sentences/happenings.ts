import type { SentenceWords } from '../../sentence-words';

/** What history says of a happening that has no name or reason of its own. */
export const happeningSentences = {
  'The file was changed.': 'Le dossier a été modifié.',
  'The file moved to another stage.': 'Le dossier est passé à une autre étape.',
  'The file moved to another status.': 'Le dossier est passé à un autre statut.',
  'The file was closed.': 'Le dossier a été fermé.',
  'The file was re-opened.': 'Le dossier a été rouvert.',
  'The file was put on hold.': 'Le dossier a été mis en suspens.',
  'The hold was released.': 'La mise en suspens a été levée.',
  'The rush mark was changed.': 'La mention d’urgence a changé.',
  'A gate was overridden.': 'Le dossier a passé malgré un point d’arrêt.',
  'The people assigned to the file were changed.': 'Les personnes affectées au dossier ont changé.',
  'The notice was recorded.': 'L’avis a été consigné.',
  'The asset was changed.': 'Le bien a été modifié.',
  'The remarketing was changed.': 'La remise en marché a été modifiée.',
  'A note was added.': 'Une note a été ajoutée.',
  'A note was changed.': 'Une note a été modifiée.',
  'A note was posted to the client.': 'Une note a été transmise au client.',
  'A reminder was changed.': 'Un rappel a été modifié.',
} satisfies SentenceWords;
