import type { Ref } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Field } from './field';
import { normalizedCode } from './sign-in';

/**
 * One plain input: one-time-code autofill and pastes with dashes come as a single input event, so nothing is cut before it is
 * normalised.
 */
export function CodeField(props: {
  label: string;
  value: string;
  onChange: (code: string) => void;
  problem?: string | null;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const { value, onChange, ref, ...rest } = props;
  const typing = useRef<{ input: HTMLInputElement; caret: number } | null>(null);

  // A normalised value is another than the typed one, for which the browser would send the caret to the end.
  useLayoutEffect(() => {
    if (typing.current && document.activeElement === typing.current.input) {
      typing.current.input.setSelectionRange(typing.current.caret, typing.current.caret);
    }
    typing.current = null;
  }, [value]);

  return (
    <Field
      {...rest}
      ref={ref}
      name="mfaCode"
      className="code-input"
      type="text"
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => {
        const caret = normalizedCode(
          target.value.slice(0, target.selectionStart ?? target.value.length),
        ).length;
        typing.current = { input: target, caret };
        onChange(normalizedCode(target.value));
      }}
    />
  );
}
