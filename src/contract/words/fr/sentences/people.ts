import type { TranslationOf } from '../../sentence';
import type { peopleSentences as english } from '../../en/sentences/people';

/** Users, and the roles that they hold. */
export const peopleSentences: TranslationOf<typeof english> = {
  userWas: 'Utilisateur {name} : {event:event}.',
  roleWas: 'Rôle {name:name} : {event:event}.',
  userWhoCannotBecome:
    'Un utilisateur dont le statut est « {status:userStatus} » ne peut pas passer à « {next:userStatus} ».',
  personNotSetPasswordYet: 'Cette personne n’a pas encore choisi de mot de passe : invitez-la de nouveau.',
  lastActiveAdministratorNameAnother: 'C’est le dernier administrateur actif; nommez-en d’abord un autre.',
  companyIdOwnCompanyOneOffices: 'L’entreprise doit être la vôtre ou l’un de ses bureaux',
  companyIdNotActiveCompany: 'Cette entreprise n’est pas active',
  userStatusNewUserInvited: 'Un nouvel utilisateur est d’abord « Invité »',
  emailAnotherUser: 'Ce courriel est celui d’un autre utilisateur',
  roleIdNotRolePeopleCompany: 'Ce rôle n’est pas pour les gens de cette entreprise',
  roleIdNotRoleCanGive: 'Vous ne pouvez pas donner ce rôle',
  systemRoleOnlyPermissionsCan: '{role:name} est un rôle du système; seules ses permissions se modifient.',
  stillHeldPeopleWhoSign: 'Des personnes qui ouvrent des sessions ont encore le rôle {role:name}.',
  keepsWithoutNobodyCouldGive:
    '{role:name} garde le droit « {right:right} »; sans lui, personne ne pourrait le redonner.',
  stillHeldPeople:
    'Des personnes d’une entreprise de type « {type:activityType} » ont encore le rôle {role:name}.',
  assignableToActivityTypesRoleSeesEverythingAgency: 'Un rôle qui voit tout est réservé à l’agence',
  anotherRole: '{field:field} : un autre rôle l’a déjà',
  thereTwice: '« {subject:subject} » figure deux fois',
  notSomethingCanDone: '« {action} » ne se fait pas avec « {subject:subject} »',
  cannotGiveDoNotHold: 'Vous ne pouvez pas donner le droit « {right:right} » : vous ne l’avez pas.',
  rightsBeyondYours:
    'Cette personne a des droits que vous n’avez pas; un administrateur modifie ses données de connexion.',
  factorWasReset: 'Codes de vérification de {name} réinitialisés : {reason}',
  factorOwn:
    'Personne ne réinitialise ses propres codes de vérification; demandez à quelqu’un qui en a le droit.',
  noEmailWaits: 'Aucun nouveau courriel n’attend de confirmation.',
  invitationNotMailed: 'L’invitation n’a pas pu être envoyée à {name} en {tries} essais.',
  accountMailNotMailed:
    'Un courriel sur une modification de son compte n’a pas pu être envoyé à {name} en {tries} essais.',
};
