import type { SentenceWords } from '../../sentence-words';

/** Users, and the roles that they hold. */
export const peopleSentences = {
  'User {name} was {event:event}.': 'Utilisateur {name} : {event}.',
  'Role {name} was {event:event}.': 'Rôle {name} : {event}.',
  'A user who is {status:userStatus} cannot become {next:userStatus}.':
    'Un utilisateur dont le statut est « {status} » ne peut pas passer à « {next} ».',
  'This person has not set a password yet: invite them again.':
    'Cette personne n’a pas encore choisi de mot de passe : invitez-la de nouveau.',
  'This is the last active administrator; name another one first.':
    'C’est le dernier administrateur actif; nommez-en d’abord un autre.',
  'companyId must be your own company or one of its offices':
    'L’entreprise doit être la vôtre ou l’un de ses bureaux',
  'companyId is not an active company': 'Cette entreprise n’est pas active',
  'userStatus of a new user is invited': 'Un nouvel utilisateur est d’abord « Invité »',
  'timeZone must be one such as America/Toronto': 'Le fuseau horaire doit être du genre America/Toronto',
  'email is that of another user': 'Ce courriel est celui d’un autre utilisateur',
  'officeIds must be offices of the company': 'Ces bureaux doivent être ceux de l’entreprise',
  'roleId is not a role for people of this company': 'Ce rôle n’est pas pour les gens de cette entreprise',
  'roleId is not a role that you can give': 'Vous ne pouvez pas donner ce rôle',
  '{role} is a system role; only its permissions can be changed.':
    '{role} est un rôle du système; seules ses permissions se modifient.',
  '{role} is still held by people who sign in.':
    'Des personnes qui ouvrent des sessions ont encore le rôle {role}.',
  '{role} keeps {right:right}; without it nobody could give it back.':
    '{role} garde le droit « {right} »; sans lui, personne ne pourrait le redonner.',
  '{role} is still held by people of a {type:activityType}.':
    'Des personnes d’une entreprise de type « {type} » ont encore le rôle {role}.',
  'assignableToActivityTypes of a role that sees everything is agency':
    'Un rôle qui voit tout est réservé à l’agence',
  '{field:field} is that of another role': '{field} : un autre rôle l’a déjà',
  '{subject:subject} is not a resource': '« {subject} » n’est pas un objet de droits',
  '{subject:subject} is there twice': '« {subject} » figure deux fois',
  '{action} is not something that can be done with {subject:subject}':
    '« {action} » ne se fait pas avec « {subject} »',
  'You cannot give {right:right}: you do not hold it.':
    'Vous ne pouvez pas donner le droit « {right} » : vous ne l’avez pas.',
} satisfies SentenceWords;
