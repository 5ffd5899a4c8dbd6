import type { AccountTexts } from '../en/account';

export const account: AccountTexts = {
  reauthTitle: 'Nouvelle authentification requise',
  reauthLead:
    'Cette session a été verrouillée. Authentifiez-vous et votre travail reprend là où vous l’avez laissé.',
  logOut: 'Fermer la session',
  forgotTitle: 'Mot de passe oublié?',
  forgotLead:
    'Entrez votre courriel. S’il correspond à un compte, un lien pour choisir un nouveau mot de passe y est envoyé.',
  sendLink: 'Envoyer le lien',
  linkSentTitle: 'Consultez vos courriels',
  linkSent:
    'Si {email} correspond à un compte, un lien pour choisir un nouveau mot de passe est en route. Il sert une seule fois, pendant une demi-heure.',
  backToSignIn: 'Retour à l’ouverture de session',
  resetTitle: 'Choisir un nouveau mot de passe',
  inviteTitle: 'Bienvenue. Choisissez votre mot de passe',
  resetFor: 'Pour {email}',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins {least} caractères. Quelques mots sans lien entre eux font un bon mot de passe.',
  savePassword: 'Enregistrer le mot de passe',
  checkingLink: 'Vérification du lien',
  linkInvalidTitle: 'Ce lien ne fonctionne plus',
  linkInvalid: 'Il a déjà servi, il est expiré ou un lien plus récent a été envoyé.',
  askNewLink: 'Demander un nouveau lien',
  resetDoneTitle: 'Votre mot de passe est enregistré',
  resetDone:
    'Toutes les sessions de ce compte ont été fermées. Ouvrez une session avec le nouveau mot de passe.',
  tryAgain: 'Réessayer',
  changeTitle: 'Changer le mot de passe',
  changeLead: 'Vos autres sessions se ferment lorsque le mot de passe change.',
  currentPassword: 'Mot de passe actuel',
  changeDone: 'Le mot de passe a été changé.',
  backToDesk: 'Retour à l’application',
  emailTitle: 'Confirmer un nouveau courriel',
  emailFor:
    'Les sessions du compte de {email} devraient désormais s’ouvrir avec {newEmail}. Vous avez jusqu’au {until} pour accepter ou refuser; d’ici là, rien ne change.',
  emailConfirm: 'Confirmer le nouveau courriel',
  emailRefuse: 'Le refuser',
  emailDoneTitle: 'Le nouveau courriel est confirmé',
  emailDone:
    'Ouvrez désormais vos sessions avec le nouveau courriel. Les codes et les messages y arrivent aussi.',
  emailRefusedTitle: 'Le nouveau courriel a été refusé',
  emailRefused:
    'Vous continuez d’ouvrir vos sessions avec votre courriel actuel. Si vous n’avez rien demandé, choisissez un nouveau mot de passe et prévenez votre administrateur.',
  emailLinkInvalid: 'Le nouveau courriel a déjà été confirmé, refusé ou annulé, ou le délai est écoulé.',
  roleFailedTitle: 'Votre rôle n’a pas pu être lu',
  roleFailed: 'Sans lui, rien ne peut être affiché.',
};
