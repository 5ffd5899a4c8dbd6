import Box from '@mui/material/Box';
import { vocabularies } from '#contract/vocabularies/index';
import { whenLoaded } from '../../frame/when-loaded';
import { useWords } from '../../i18n/words';
import type { KindFilterProps } from '../people-half';
import { countOf } from './count-of';
import { Ticks } from './ticks';
import { useAsked } from './use-asked';

/**
 * It takes the whole table of statuses, which no list needs otherwise. Nothing stands in its place meanwhile that could be ticked: it would
 * be taken from under the pointer.
 */
const StatusFilter = whenLoaded(
  () => import('./status-filter').then((part) => part.StatusFilter),
  <Box sx={{ height: 360 }} />,
);

type ChoiceFilterProps = KindFilterProps<'choice'> | KindFilterProps<'choices'>;

/** The values of a closed list; statuses stand under their stages. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  return props.field.of === 'statusName' ? <StatusFilter {...props} /> : <PlainFilter {...props} />;
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
