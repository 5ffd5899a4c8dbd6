/** The texts of sign-in and of the pages around it. `{name}` is filled in. */
export const identity = {
  product: 'Collateral Desk',
  tagline: 'Every file, every clock, every dollar.',
  language: 'Language',
  darkColors: 'Dark colours',
  lightColors: 'Light colours',
  dismiss: 'Dismiss',
  errorOccurred: 'An error occurred.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  tooSlow: 'The server took too long to answer. Try again.',

  signInTitle: 'Sign in',
  signInLead: 'A code is sent to you each time you sign in.',
  email: 'Email',
  password: 'Password',
  reveal: 'Reveal',
  hide: 'Hide',
  forgotPassword: 'Forgot Password',
  mfaType: 'Send the code',
  mfaTypeEmail: 'By email',
  mfaTypeSms: 'By SMS',
  signIn: 'Sign in',
  termsBefore: 'By signing in you accept the',
  terms: 'terms of use',
  termsNewTab: '(opens in a new tab)',

  codeTitle: 'Enter your code',
  codeSentByEmail: 'A code of {length} characters is on its way to {email}.',
  codeSentBySms: 'A code of {length} characters is on its way to the mobile phone of {email}.',
  mfaCode: 'MFA Code',
  verifyCode: 'Verify Code',
  resendMfaCode: 'Resend MFA Code',
  resendWait: 'A new code can be sent in {seconds} s.',
  resent: 'A new code is on its way.',
  otherAccount: 'Use another account',

  required: '{path} is a required field',
  emailFormat: '{path} must be a valid email',
  passwordShort: '{path} must be at least {least} characters',
  passwordLong: '{path} must be at most {most} characters',
} as const;

/** Every language has each of these texts; a missing one does not compile. */
export type IdentityTexts = Readonly<Record<keyof typeof identity, string>>;
