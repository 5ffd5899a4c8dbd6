import { isPlacementColumn, placementColumns } from '#contract/placement/columns';
import type { AnswerTo } from '#contract/commands/input';
import { useTranslate } from '../../i18n/use-translate';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import type { UsedCorrections } from './use-corrections';
import { WordsTable } from './words-table';

type Unknown = AnswerTo<'listJobRows'>['unknown'];

/** The lender’s words that stand for no value here, each with the value that it means, to be chosen once and kept for this lender. */
export function UnknownWords({ unknown, fixing }: { unknown: Unknown; fixing: UsedCorrections }) {
  const t = useTranslate();
  const words = unknown.flatMap(({ column, value, rows }) =>
    isPlacementColumn(column) && placementColumns[column].kind === 'choice' ? [{ column, value, rows }] : [],
  );
  if (words.length === 0) return null;
  const title = t('importing.theirWords');
  return (
    <Section title={title}>
      <Quiet>{t('importing.theirWordsLead')}</Quiet>
      <WordsTable label={title} words={words} values={fixing.values} onTake={fixing.takeWord} />
    </Section>
  );
}
