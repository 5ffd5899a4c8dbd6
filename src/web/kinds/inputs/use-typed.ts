import { useState } from 'react';

interface Typing<V> {
  /** How a stored value stands in the input. */
  readonly write: (value: V) => string;
  /** What was meant by a text; the text itself where it means nothing, for the validation to say so. */
  readonly read: (text: string) => V | string | null;
  readonly onBlur: () => void;
}

/**
 * For values that are written in more than one way: the input shows what is being typed as it is typed, the form holds what it means,
 * and once the input is left it shows that.
 */
export function useTyped<V extends string | number>({ write, read, onBlur }: Typing<V>) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly meant: V | string | null } | null>(
    null,
  );
  return {
    format: (value: V | string | null | undefined): string => {
      // A value that came from elsewhere meanwhile is shown in place of what was typed.
      if (typed && typed.meant === (value ?? null)) return typed.text;
      return value === null || value === undefined ? '' : write(value as V);
    },
    parse: read,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ text: target.value, meant: read(target.value) }),
    onBlur: () => {
      setTyped(null);
      onBlur();
    },
  };
}
