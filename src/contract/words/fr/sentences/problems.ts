import type { SentenceWords } from '../../sentence-words';

/** Every way to be refused where nothing better is known, and requests that cannot be read. */
export const problemSentences = {
  'The request could not be read.': 'La demande n’a pas pu être lue.',
  'The request carries a parameter that this call does not know.':
    'La demande comporte un paramètre que cet appel ne connaît pas.',
  'The request carries a field that this record does not have.':
    'La demande comporte un champ que cette fiche n’a pas.',
  'Sign in to go on.': 'Ouvrez une session pour continuer.',
  'Sign in again to go on.': 'Ouvrez de nouveau une session pour continuer.',
  'Your role does not allow this.': 'Votre rôle ne le permet pas.',
  'Your role does not allow this field to be set.': 'Votre rôle ne permet pas de remplir ce champ.',
  'Seeding is switched off on this host.': 'Le chargement de données est désactivé sur cet hôte.',
  'This call is not accepted from another site.': 'Cet appel n’est pas accepté d’un autre site.',
  'There is no such record.': 'Cette fiche n’existe pas.',
  'The state of the record does not allow this now.': 'Le statut de la fiche ne le permet pas en ce moment.',
  'The file cannot move there now.': 'Le dossier ne peut pas passer à ce statut en ce moment.',
  'The file is on hold.': 'Le dossier est en suspens.',
  'The file is closed.': 'Le dossier est fermé.',
  'There is already such a record.': 'Cette fiche existe déjà.',
  'Something still refers to this record.': 'D’autres fiches renvoient encore à celle-ci.',
  'This can no longer be changed.': 'Il est trop tard pour modifier ceci.',
  'Someone else changed this record in the meantime.': 'Quelqu’un d’autre a modifié cette fiche entre-temps.',
  'What was sent is too large.': 'L’envoi est trop volumineux.',
  'What was sent is not of a type that this call takes.': 'Ce type d’envoi n’est pas accepté ici.',
  'Some fields need attention.': 'Certains champs sont à revoir.',
  'This Idempotency-Key was used for another request.':
    'Cette clé Idempotency-Key a servi à une autre demande.',
  'Too many tries. Wait a moment.': 'Trop d’essais. Patientez un moment.',
  'Something went wrong on our side. It has been noted.':
    'Un problème est survenu de notre côté. Il a été consigné.',
  'The service is not ready. Try again in a moment.': 'Le service n’est pas prêt. Réessayez dans un instant.',
  'Someone else was changing the same thing. Try again.':
    'Quelqu’un d’autre modifiait la même chose. Réessayez.',
  'If-Match must be the version in quotes, such as "3".':
    'If-Match doit donner la version entre guillemets, par exemple "3".',
  'Idempotency-Key must be 8 to 200 characters without spaces.':
    'Idempotency-Key doit compter de 8 à 200 caractères, sans espace.',
  'The body must be a JSON object.': 'Le corps de la demande doit être un objet JSON.',
  'Send the file as multipart/form-data.': 'Envoyez le fichier en multipart/form-data.',
  '{name:field} is not a field of this record.': '{name} : ce champ n’existe pas sur cette fiche.',
  '{name:field} cannot be set here.': '{name} : ce champ ne se remplit pas ici.',
  'unknown field': 'Champ inconnu',
  'cannot be set': 'Ce champ ne se remplit pas ici',
  '{name:field} is not yours to set.': '{name} : vous ne pouvez pas modifier ce champ.',
  'not yours to set': 'Vous ne pouvez pas modifier ce champ',
  '{name:field} is not a parameter of this list.': '{name} : cette liste n’a pas ce filtre.',
  'This list cannot be sorted by {name:field}.': 'Cette liste ne peut pas être triée par : {name}.',
  '{name:field} cannot be {value}.': '{name} : la valeur « {value} » n’est pas acceptée.',
  '{name:field} must be a whole number from 1 to {most}.': '{name} : un nombre entier de 1 à {most}.',
  '{name:field} must be true or false.': '{name} : oui ou non.',
  '{name:field} must be true or false': '{name} : oui ou non',
  'must be true or false': 'Oui ou non',
  'unknown value': 'Valeur inconnue',
  '{name:field} is not a parameter of this call.': '{name} : cet appel n’a pas ce paramètre.',
  'unknown parameter': 'Paramètre inconnu',
  '{name:field} cannot be read.': '{name} : valeur illisible.',
  'cannot be read': 'Valeur illisible',
  '{name:field} is a required parameter': '{name} : paramètre obligatoire',
  'ids must be at most {most}': 'Au plus {most} fiches à la fois',
  'at most {most}': 'Au plus {most}',
  'There are more than {most}: narrow the list, by {name:field} for one.':
    'Il y en a plus de {most} : restreignez la liste, par exemple par : {name}.',
  'narrow the list': 'Restreignez la liste',
  'value must be at most 64 KB': 'La valeur ne peut pas dépasser 64 Ko',
  'there can be at most {most} preferences': 'Au plus {most} préférences',
} satisfies SentenceWords;
