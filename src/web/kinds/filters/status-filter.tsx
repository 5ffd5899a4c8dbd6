import { statuses } from '#contract/lifecycles/file-statuses';
import { useWords } from '../../i18n/words';
import type { KindFilterProps } from '../people-half';
import { countOf } from './count-of';
import { Ticks } from './ticks';
import { useAsked } from './use-asked';

/** Every status of a file under its stage. */
export function StatusFilter(props: Omit<KindFilterProps<'choice'>, 'field'>) {
  const { source, label, counts } = props;
  const { choice } = useWords();
  const { asked, ask } = useAsked(source);
  const ticks = statuses.map(({ name, stage }) => ({
    value: name,
    name: choice('statusName', name),
    count: countOf(counts, name),
    group: choice('stageName', stage),
  }));
  return <Ticks {...{ label, ticks, asked }} onAsk={ask} />;
}
