import { sessionRules } from '#contract/session';

/** Which text of the identity page says what is wrong with a field; null where nothing is. */
export type FieldProblem = 'required' | 'emailFormat' | 'passwordShort' | 'passwordLong';

export function emailProblem(email: string): FieldProblem | null {
  if (!email.trim()) return 'required';
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? null : 'emailFormat';
}

export function passwordProblem(password: string): FieldProblem | null {
  if (!password) return 'required';
  const length = [...password].length;
  if (length < sessionRules.passwordLeast) return 'passwordShort';
  return length > sessionRules.passwordMost ? 'passwordLong' : null;
}
