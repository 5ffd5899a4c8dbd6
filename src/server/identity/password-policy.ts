import { Problem } from '#contract/problems';
import { sessionRules } from '#contract/session';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Account } from './account';
import { isCommonPassword } from './common-passwords';
import type { Passwords } from './passwords';

const leastContextWord = 5;

/**
 * Holds a new password to what is asked of one: its length, that it is no common one, says neither the person nor the company, and was
 * not among the last five.
 * @throws Problem INVALID, naming the field `newPassword`
 */
export async function demandGoodPassword(
  passwords: Passwords,
  password: string,
  account: Account,
): Promise<void> {
  const complaint = complaintOf(password, account) ?? (await reuseOf(passwords, password, account));
  if (complaint) throw new Problem('INVALID', { message: complaint, errors: { newPassword: complaint } });
}

/** What is wrong with a password in itself, if anything. */
export function complaintOf(
  password: string,
  account: Pick<Account, 'email' | 'companyName'>,
): Sentence | undefined {
  if (password.length < sessionRules.passwordLeast)
    return sentence('identity.passwordLeastCharacters', { count: sessionRules.passwordLeast });
  if (password.length > sessionRules.passwordMost)
    return sentence('identity.passwordMostCharacters', { count: sessionRules.passwordMost });
  if (isCommonPassword(password)) return sentence('identity.passwordOneThoseTriedFirst');
  const letters = lettersOf(password);
  const [firstWord = ''] = account.companyName.split(' ');
  const context = [account.email.split('@')[0] ?? '', firstWord, account.companyName, 'Collateral Desk'];
  if (context.map(lettersOf).some((word) => word.length >= leastContextWord && letters.includes(word)))
    return sentence('identity.passwordNotContainEmailName');
  return undefined;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

async function reuseOf(
  passwords: Passwords,
  password: string,
  account: Account,
): Promise<Sentence | undefined> {
  const last = [account.passwordHash, ...account.previousHashes].filter((hash) => hash !== null).slice(0, 5);
  const same = await Promise.all(last.map((hash) => passwords.isRight(password, hash)));
  return same.includes(true) ? sentence('identity.passwordUsedBeforeChooseAnother') : undefined;
}
