/** Signing in, codes, passwords and links: what the pages around signing in may have to show. */
export const identitySentences = {
  signInFailed: 'The email or the password is not right.',
  codeFailed: 'The code is not right, or it has expired.',
  codeTriedTooOftenAsk: 'This code was tried too often. Ask for another one.',
  codesSwitchedOffAccountAfter:
    'Codes are switched off for this account after many wrong ones. Reset your password to go on.',
  codeCouldNotSentTry: 'The code could not be sent. Try again in a moment.',
  codeJustSentCanAsk: 'A code was just sent. You can ask for another one in {seconds} seconds.',
  currentPasswordNotRight: 'The current password is not right.',
  passwordLeastCharacters: 'A password has at least {count} characters.',
  passwordMostCharacters: 'A password has at most {count} characters.',
  passwordOneThoseTriedFirst: 'This password is one of those tried first. Choose another one.',
  passwordNotContainEmailName: 'A password must not contain your email or the name of your company.',
  passwordUsedBeforeChooseAnother: 'This password was used before. Choose another one.',
  linkNotValidAnyMore: 'This link is not valid any more. Ask for a new one.',
  ifThereAccountEmailLink: 'If there is an account with this email, a link is on its way.',
  passwordSetCanSignNow: 'Your password is set. You can sign in with it now.',
  emailIsConfirmed: 'The new email is confirmed. You sign in with it from now on.',
  emailStays: 'The new email was refused. You go on signing in with this one.',
} as const;
