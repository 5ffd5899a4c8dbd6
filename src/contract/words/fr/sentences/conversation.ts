import type { SentenceWords } from '../../sentence-words';

/** Notes, reminders and requests. */
export const conversationSentences = {
  'The client has this note already.': 'Le client a déjà cette note.',
  'A note of no file has no client.': 'Une note sans dossier n’a pas de client.',
  'A privileged note stays within the company.': 'Une note privilégiée reste dans l’entreprise.',
  'a privileged note stays within the company': 'Une note privilégiée reste dans l’entreprise',
  'A direct note stays between those it names.': 'Une note directe reste entre les personnes nommées.',
  'an answer belongs to the file of its note': 'Une réponse va au même dossier que sa note',
  'the person contacted is not of this file': 'La personne jointe n’est pas une partie de ce dossier',
  'Somebody has read this note. Correct it with a new note that answers it.':
    'Quelqu’un a lu cette note. Corrigez-la par une nouvelle note qui y répond.',
  'A note can be changed for {minutes} minutes. Correct it with a new note that answers it.':
    'Une note se modifie pendant {minutes} minutes. Corrigez-la par une nouvelle note en réponse.',
  'a recipient is a person or a company': 'Un destinataire est une personne ou une entreprise',
  'this person receives no notes there': 'Cette personne n’y reçoit pas de notes',
  'this person could not see the note': 'Cette personne ne pourrait pas voir la note',
  'nobody there could see the note': 'Personne n’y verrait la note',
  'The note was withdrawn.': 'La note a été retirée.',
  'Note template {name} was {event:event}.': 'Modèle de note {name} : {event}.',
  '{what:due} · {ref}': '{what} · {ref}',
  'Request: {what:requestType}': 'Demande : {what}',
  'The reminder is settled already.': 'Ce rappel est déjà réglé.',
  'A statutory reminder is cancelled by a supervisor only.':
    'Seul un superviseur annule un rappel prévu par la loi.',
  'userId is not a person you can remind': 'Vous ne pouvez pas adresser de rappel à cette personne',
  'this person does not see the file': 'Cette personne ne voit pas le dossier',
  'The request is settled.': 'La demande est réglée.',
  'Your side does not raise such a request.': 'Votre partie ne fait pas ce genre de demande.',
  'status must be draft or submitted': 'Le statut doit être « Brouillon » ou « Soumise »',
  'assignedToCompanyId is not a company that you can ask':
    'Vous ne pouvez pas adresser de demande à cette entreprise',
  'This person does not work where the request goes.': 'Cette personne ne travaille pas là où va la demande.',
  'Who asks does not decide.': 'La personne qui demande ne décide pas.',
  'This request is not yours to move.': 'Vous ne pouvez pas faire avancer cette demande.',
  'This request is decided before it is done.': 'Cette demande se tranche avant de s’exécuter.',
  'The request has not been sent in yet.': 'La demande n’a pas encore été soumise.',
  'The request waits to be decided.': 'La demande attend une décision.',
  'The request is being looked at.': 'La demande est à l’étude.',
  'The request waits for an answer of who asked.': 'La demande attend une réponse de qui l’a faite.',
  'The request has been approved already.': 'La demande est déjà approuvée.',
  'The request has been declined already.': 'La demande est déjà refusée.',
  'The request has been taken back.': 'La demande a été retirée.',
  'The request has expired.': 'La demande est expirée.',
  'The request has been approved and done already.': 'La demande est déjà approuvée et exécutée.',
  'Request “{what:requestType}”: {state:requestStatus}.': 'Demande « {what} » : {state}.',
} satisfies SentenceWords;
