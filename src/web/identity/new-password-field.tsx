import { sessionRules } from '#contract/session';
import { PasswordField } from './field';
import { useAccountTexts } from './account-texts';
import { fill, useIdentityTexts } from './identity-context';
import { passwordProblem } from './sign-in-fields';

const LIMITS = { least: sessionRules.passwordLeast, most: sessionRules.passwordMost };

/** A password being chosen; `said` is what the host said about it. */
export function NewPasswordField(props: {
  value: string;
  onChange: (password: string) => void;
  checked: boolean;
  said?: string;
  autoFocus?: boolean;
}) {
  const texts = useIdentityTexts();
  const account = useAccountTexts();
  const problem = props.checked ? passwordProblem(props.value) : null;
  return (
    <PasswordField
      label={account.newPassword}
      name="newPassword"
      autoComplete="new-password"
      autoFocus={props.autoFocus}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      hint={fill(account.passwordHint, LIMITS)}
      problem={
        problem ? fill(texts[problem], { path: account.newPassword.toLowerCase(), ...LIMITS }) : props.said
      }
    />
  );
}
