import { resources } from '#contract/resources/index';
import { useWords } from '../../../i18n/words';
import { Value } from '../../../kinds/value';
import { Fact, Facts } from '../../../parts/facts';
import type { SearchRow } from './file-searches';

const { fields } = resources.vhr.fields.summary;
const told = Object.keys(fields) as (keyof typeof fields)[];

/** What is known of a vehicle's life, fact by fact. */
export function VehicleSummary({ summary }: { summary: SearchRow<'vhr'>['summary'] }) {
  const { label } = useWords();
  return (
    <Facts>
      {told.map((name) => (
        <Fact key={name} label={label('vhr', `summary.${name}`)}>
          <Value
            value={summary?.[name]}
            field={fields[name]}
            resource="vhr"
            name={`summary.${name}`}
            record={{ id: 'summary' }}
            place="page"
          />
        </Fact>
      ))}
    </Facts>
  );
}
