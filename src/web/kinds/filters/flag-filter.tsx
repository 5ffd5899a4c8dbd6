import { useTranslate } from '../../i18n/use-translate';
import type { KindFilterProps } from '../people-half';
import { countOf } from './count-of';
import { Ticks } from './ticks';
import { useAsked } from './use-asked';

/** Yes or no: one of them, or neither. */
export function FlagFilter({ source, label, counts }: KindFilterProps<'flag'>) {
  const t = useTranslate();
  const { asked, ask } = useAsked(source);
  const ticks = [
    { value: 'true', name: t('yes'), count: countOf(counts, true) },
    { value: 'false', name: t('no'), count: countOf(counts, false) },
  ];
  return <Ticks {...{ label, ticks, asked }} onAsk={(values) => ask(values.slice(-1))} />;
}
