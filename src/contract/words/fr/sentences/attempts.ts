import type { TranslationOf } from '../../sentence';
import type { attemptSentences as english } from '../../en/sentences/attempts';

/** What is done in the field, and what is said of it. */
export const attemptSentences: TranslationOf<typeof english> = {
  attempt: 'Tentative : {outcome:attemptOutcome}',
  nobodyInField: 'Personne n’est sur le terrain pour ce dossier : son statut est {status:statusName}.',
  takenAlready:
    'Le bien est déjà récupéré et personne ne le cherche plus : le statut du dossier est {status:statusName}.',
  placeNeeded: 'Dites où c’était : le lieu en est la preuve',
  noteNeeded: 'Consignez ce qui s’est passé : qui s’est opposé, à quoi, et comment vous êtes parti',
  placeWhole: 'Un lieu a une latitude et une longitude',
  beforeAssignment: 'Le dossier n’était pas encore confié à ce moment',
  notInHand: 'Le bien n’est pas récupéré : le statut du dossier est {status:statusName}.',
  itemsNamed: 'Dites ce qui a été trouvé, un article par ligne',
  onHook: 'Sur la remorqueuse : {asset}, dossier {ref}, {day:date} {time}.',
  onHookAt: 'Sur la remorqueuse : {asset}, dossier {ref}, {day:date} {time}, au {address}.',
  lawAdult: 'Un adulte qui habite les lieux doit être présent quand un bien est pris dans une habitation.',
  lawMoved: 'Pas de déplacement de plus de {km} km sans consentement écrit.',
  lawHours: 'Saisies : {days:weekdays}, {hours}.',
  movedFar:
    'Bien gardé à {km} km du lieu de la prise, alors qu’il faut un consentement écrit au-delà de {limit} km : {ref}',
  takenWithoutAdult: 'Bien pris dans une habitation sans adulte présent : {ref}',
};
