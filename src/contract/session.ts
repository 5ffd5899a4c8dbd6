import type { ValueOf } from './vocabularies';

/** The rules of sign-in that both sides keep. Seconds unless said. */
export const sessionRules = {
  /** Without input for so long, the screen locks (specification, section 9). */
  inactivity: 600,
  /** The host's own idle clock, counting calls that a person caused. */
  hostIdle: 30 * 60,
  access: 15 * 60,
  absolute: 12 * 60 * 60,
  refreshGrace: 20,
  codeLife: 10 * 60,
  codeTries: 5,
  codePace: 30,
  codeLength: 6,
  codeAlphabet: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  passwordLeast: 8,
  passwordMost: 128,
  resetLife: 30 * 60,
  inviteLife: 72 * 60 * 60,
  /** How long the old address may confirm a new one. */
  emailLife: 24 * 60 * 60,
} as const;

export const sessionHeader = 'x-session-id';

export interface SignedInUser {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
  companyId: string;
  companyName: string;
  activityType: ValueOf<'activityType'>;
  language: 'en' | 'fr';
  timeZone: string;
}
/** The answer of a sign-in that went through, and of a refresh. */
export interface SignedIn {
  user: SignedInUser;
  roleId: string;
  sessionId: string;
}
/** The answer of a sign-in that asks for the code. `resendIn`: seconds until a new code may be asked for. */
export interface CodeAsked {
  showMFAForm: true;
  resendIn: number;
}
