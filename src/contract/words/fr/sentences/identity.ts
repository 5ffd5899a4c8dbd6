import type { TranslationOf } from '../../sentence';
import type { identitySentences as english } from '../../en/sentences/identity';

/** Signing in, codes, passwords and links: what the pages around signing in may have to show. */
export const identitySentences: TranslationOf<typeof english> = {
  signInFailed: 'Le courriel ou le mot de passe est inexact.',
  codeFailed: 'Le code est inexact, ou il est expiré.',
  codeTriedTooOftenAsk: 'Ce code a été essayé trop souvent. Demandez-en un autre.',
  codesSwitchedOffAccountAfter:
    'Les codes sont désactivés pour ce compte après de nombreux essais. Réinitialisez votre mot de passe pour continuer.',
  codeCouldNotSentTry: 'Le code n’a pas pu être envoyé. Réessayez dans un instant.',
  codeJustSentCanAsk:
    'Un code vient d’être envoyé. Vous pourrez en demander un autre dans {seconds} secondes.',
  currentPasswordNotRight: 'Le mot de passe actuel est inexact.',
  passwordLeastCharacters: 'Un mot de passe compte au moins {count} caractères.',
  passwordMostCharacters: 'Un mot de passe compte au plus {count} caractères.',
  passwordOneThoseTriedFirst: 'Ce mot de passe est de ceux qu’on essaie en premier. Choisissez-en un autre.',
  passwordNotContainEmailName:
    'Un mot de passe ne doit contenir ni votre courriel ni le nom de votre entreprise.',
  passwordUsedBeforeChooseAnother: 'Ce mot de passe a déjà servi. Choisissez-en un autre.',
  linkNotValidAnyMore: 'Ce lien n’est plus valide. Demandez-en un nouveau.',
  ifThereAccountEmailLink: 'S’il existe un compte avec ce courriel, un lien est en route.',
  passwordSetCanSignNow: 'Votre mot de passe est enregistré. Vous pouvez maintenant ouvrir une session.',
  emailIsConfirmed: 'Le nouveau courriel est confirmé. Vous ouvrez désormais vos sessions avec celui-ci.',
  emailStays:
    'Le nouveau courriel a été refusé. Vous continuez d’ouvrir vos sessions avec l’adresse actuelle.',
};
