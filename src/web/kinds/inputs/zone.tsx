import { useMemo } from 'react';
import { useWrappedSource } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { allZones } from '#contract/placement/zones';
import { useWords } from '../../i18n/words';
import { formatZone } from '../format';
import type { KindInputProps } from '../people-half';
import { FoundChoice } from './found-choice';

/** A time zone of all that there are, those of Canada first; one that stands there under another name may be left. */
export function ZoneInput(props: KindInputProps<'text'>) {
  const { locale } = useWords();
  const path = useWrappedSource(props.source);
  const { defaultValues } = useFormState();
  const stands: unknown = get(defaultValues, path);
  const choices = useMemo(() => {
    const zones = allZones();
    const known =
      typeof stands !== 'string' || !stands || zones.includes(stands) ? zones : [stands, ...zones];
    return known.map((id) => ({ id, name: formatZone(id, locale) }));
  }, [stands, locale]);
  return <FoundChoice {...props} choices={choices} />;
}
