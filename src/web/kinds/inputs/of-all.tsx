import { useMemo } from 'react';
import { useWrappedSource } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import type { Locale } from '../../identity/locale';
import { useWords } from '../../i18n/words';
import type { KindInputProps } from '../people-half';
import { FoundChoice } from './found-choice';

interface OfAllProps extends KindInputProps<'text'> {
  /** All that there are to choose, in the order in which they are offered. */
  readonly all: (locale: Locale) => readonly string[];
  readonly nameOf: (value: string, locale: Locale) => string;
}

/** One of all that the world has of something, found by typing; one that stands there under another name may be left. */
export function OfAllInput({ all, nameOf, ...props }: OfAllProps) {
  const { locale } = useWords();
  const path = useWrappedSource(props.source);
  const { defaultValues } = useFormState();
  const stands: unknown = get(defaultValues, path);
  const choices = useMemo(() => {
    const offered = all(locale);
    const known =
      typeof stands !== 'string' || !stands || offered.includes(stands) ? offered : [stands, ...offered];
    return known.map((id) => ({ id, name: nameOf(id, locale) }));
  }, [all, nameOf, stands, locale]);
  return <FoundChoice {...props} choices={choices} />;
}
