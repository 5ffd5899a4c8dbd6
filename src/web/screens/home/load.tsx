import { listPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import type { Day } from './tiles';

/** Who has how much, those with the most late files first. */
export function Load({ people }: { people: Day['people'] }) {
  const { t, locale } = useWords();
  return (
    <Section title={t('myDay.load')}>
      <MoneyTable
        label={t('myDay.loadTable')}
        rows={people}
        keyOf={({ userId }) => userId}
        columns={[
          {
            head: t('myDay.person'),
            cell: ({ userId, name }) => (
              <TextLink to={`${listPath('file')}?active=true&assignedUsers=${userId}`}>{name}</TextLink>
            ),
          },
          { head: t('myDay.files'), as: 'figure', cell: ({ files }) => formatInteger(files, locale) },
          { head: t('myDay.lateFiles'), as: 'figure', cell: ({ late }) => formatInteger(late, locale) },
          {
            head: t('myDay.deadlineFiles'),
            as: 'figure',
            cell: ({ deadlines }) => formatInteger(deadlines, locale),
          },
        ]}
      />
    </Section>
  );
}
