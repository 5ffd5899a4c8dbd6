/** Users, and the roles that they hold. */
export const peopleSentences = {
  userWas: 'User {name} was {event:event}.',
  roleWas: 'Role {name:name} was {event:event}.',
  userWhoCannotBecome: 'A user whose status is “{status:userStatus}” cannot go to “{next:userStatus}”.',
  personNotSetPasswordYet: 'This person has not set a password yet: invite them again.',
  lastActiveAdministratorNameAnother: 'This is the last active administrator; name another one first.',
  companyIdOwnCompanyOneOffices: '{.companyId} must be your own company or one of its offices',
  companyIdNotActiveCompany: '{.companyId} is not an active company',
  userStatusNewUserInvited: '{.userStatus} of a new user is invited',
  emailAnotherUser: 'email is that of another user',
  roleIdNotRolePeopleCompany: '{.roleId} is not a role for people of this company',
  roleIdNotRoleCanGive: '{.roleId} is not a role that you can give',
  systemRoleOnlyPermissionsCan: '{role:name} is a system role; only its permissions can be changed.',
  stillHeldPeopleWhoSign: '{role:name} is still held by people who sign in.',
  keepsWithoutNobodyCouldGive:
    '{role:name} keeps the right “{right:right}”; without it nobody could give it back.',
  stillHeldPeople: '{role:name} is still held by people of companies of type “{type:activityType}”.',
  assignableToActivityTypesRoleSeesEverythingAgency:
    '{.assignableToActivityTypes} of a role that sees everything is agency',
  anotherRole: '{field:field} is that of another role',
  thereTwice: '“{subject:subject}” is there twice',
  notSomethingCanDone: '{action} is not something that can be done with {subject:subject}',
  cannotGiveDoNotHold: 'You cannot give the right “{right:right}”: you do not hold it.',
  rightsBeyondYours: 'This person may do what you may not; an administrator changes how they sign in.',
  factorWasReset: 'The sign-in codes of {name} were reset: {reason}',
  factorOwn: 'Nobody resets their own sign-in codes; ask somebody who may.',
  noEmailWaits: 'No new email waits to be confirmed.',
  invitationNotMailed: 'The invitation could not be mailed to {name} in {tries} attempts.',
  accountMailNotMailed:
    'A mail about a change of their account could not be sent to {name} in {tries} attempts.',
} as const;
