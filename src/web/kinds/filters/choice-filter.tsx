import { lazy, Suspense } from 'react';
import { vocabularies } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import type { KindFilterProps } from '../people-half';
import { countOf } from './count-of';
import { Ticks } from './ticks';
import { useAsked } from './use-asked';

// It takes the whole table of statuses, which no list needs otherwise.
const StatusFilter = lazy(() => import('./status-filter').then((part) => ({ default: part.StatusFilter })));

type ChoiceFilterProps = KindFilterProps<'choice'> | KindFilterProps<'choices'>;

/** The values of a closed list; statuses stand under their stages. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  if (props.field.of !== 'statusName') return <PlainFilter {...props} />;
  return (
    <Suspense fallback={<PlainFilter {...props} />}>
      <StatusFilter {...props} />
    </Suspense>
  );
}

function PlainFilter({ source, field, label, counts }: ChoiceFilterProps) {
  const { choice } = useWords();
  const { asked, ask } = useAsked(source);
  const ticks = vocabularies[field.of].map((value) => ({
    value,
    name: choice(field.of, value),
    count: countOf(counts, value),
  }));
  return <Ticks {...{ label, ticks, asked }} onAsk={ask} />;
}
