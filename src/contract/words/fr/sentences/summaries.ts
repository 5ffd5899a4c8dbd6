import type { TranslationOf } from '../../sentence';
import type { summarySentences as english } from '../../en/sentences/summaries';

/** Ce que le poste tire des notes d’un dossier, et pourquoi un modèle ne l’a pas fait. */
export const summarySentences: TranslationOf<typeof english> = {
  happened: '{day:date}, {kind:noteType} : {text}',
  turn: 'Prochain à agir : {mover:mover}. Le statut du dossier est {status:statusName}.',
  turnOnHold: 'Le dossier est en suspens. Ensuite, prochain à agir : {mover:mover}.',
  asked: 'Demandé le {day:date} et non décidé : {type:requestType}.',
  request: '{type:requestType}',
  stands: '{status:statusName}',
  unanswered: 'Sans réponse depuis le {day:date} : {text}',
  nextBy: 'Prochaine étape prévue : {status:statusName}, au plus tard le {day:date}.',
  next: 'Prochaine étape prévue : {status:statusName}.',
  nextUndecided: 'La suite reste à décider.',
  replyDue: 'Une réponse est attendue le {day:date} : {text}',
  nothingWritten: 'Rien n’a été écrit dans ce dossier.',
  modelSilent: 'Le modèle de langage n’a pas répondu ({why:sentence}); ce résumé est celui du système.',
  modelRefused: 'Le modèle de langage a répondu {status}; ce résumé est celui du système.',
  modelUnread:
    'La réponse du modèle de langage ne s’appuie pas sur les notes; ce résumé est celui du système.',
};
