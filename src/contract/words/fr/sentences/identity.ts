import type { SentenceWords } from '../../sentence-words';

/** Signing in, codes, passwords and links: what the pages around signing in may have to show. */
export const identitySentences = {
  'The email or the password is not right.': 'Le courriel ou le mot de passe est inexact.',
  'The code is not right, or it has expired.': 'Le code est inexact, ou il est expiré.',
  'This code was tried too often. Ask for another one.':
    'Ce code a été essayé trop souvent. Demandez-en un autre.',
  'Codes are switched off for this account after many wrong ones. Reset your password to go on.':
    'Les codes sont désactivés pour ce compte après de nombreux essais. Réinitialisez votre mot de passe pour continuer.',
  'The code could not be sent. Try again in a moment.':
    'Le code n’a pas pu être envoyé. Réessayez dans un instant.',
  'A code was just sent. You can ask for another one in {seconds} seconds.':
    'Un code vient d’être envoyé. Vous pourrez en demander un autre dans {seconds} secondes.',
  'The current password is not right.': 'Le mot de passe actuel est inexact.',
  'A password has at least {count} characters.': 'Un mot de passe compte au moins {count} caractères.',
  'A password has at most {count} characters.': 'Un mot de passe compte au plus {count} caractères.',
  'This password is one of those tried first. Choose another one.':
    'Ce mot de passe est de ceux qu’on essaie en premier. Choisissez-en un autre.',
  'A password must not contain your email or the name of your company.':
    'Un mot de passe ne doit contenir ni votre courriel ni le nom de votre entreprise.',
  'This password was used before. Choose another one.':
    'Ce mot de passe a déjà servi. Choisissez-en un autre.',
  'This link is not valid any more. Ask for a new one.': 'Ce lien n’est plus valide. Demandez-en un nouveau.',
  'If there is an account with this email, a link is on its way.':
    'S’il existe un compte avec ce courriel, un lien est en route.',
  'Your password is set. You can sign in with it now.':
    'Votre mot de passe est enregistré. Vous pouvez maintenant ouvrir une session.',
} satisfies SentenceWords;
