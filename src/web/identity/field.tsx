import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useIdentityTexts } from './identity-context';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  label: string;
  problem?: string | null;
  hint?: string;
  /** Stands inside the box, after the input. */
  after?: ReactNode;
  /** Stands on the label's line, at its end. */
  beside?: ReactNode;
}

/** A labelled input with its help and its error. */
export function Field({ label, problem, hint, after, beside, ...input }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const help = problem ?? hint;
  return (
    <div className="field">
      <div className="field-line">
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={help ? helpId : undefined}
        />
        {after}
      </div>
      {help && (
        <p id={helpId} className={problem ? 'field-problem' : 'field-hint'}>
          {help}
        </p>
      )}
    </div>
  );
}

export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const texts = useIdentityTexts();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button type="button" className="reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? texts.hide : texts.reveal}
        </button>
      }
    />
  );
}
