import { listPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import type { Day } from './tiles';

type Person = Day['people'][number];

const listed = (search: string) => `${listPath('file')}?${search}`;

/** Who has how much, those with the most late files first and who is free last; each number leads to its files. */
export function Load({ people }: { people: Day['people'] }) {
  const { t, locale } = useWords();
  const counts = [
    ['files', t('myDay.files')],
    ['late', t('myDay.lateFiles')],
    ['deadlines', t('myDay.deadlineFiles')],
  ] as const;
  return (
    <Section title={t('myDay.load')}>
      <MoneyTable
        label={t('myDay.loadTable')}
        rows={people}
        keyOf={({ userId }) => userId}
        columns={[
          {
            head: t('myDay.person'),
            cell: ({ name, lists }) => <TextLink to={listed(lists.files)}>{name}</TextLink>,
          },
          ...counts.map(([of, head]) => ({
            head,
            as: 'figure' as const,
            cell: ({ name, lists, [of]: count }: Person) => (
              <TextLink
                to={listed(lists[of])}
                aria-label={t('myDay.ofPerson', { count: formatInteger(count, locale), what: head, name })}
              >
                {formatInteger(count, locale)}
              </TextLink>
            ),
          })),
        ]}
      />
    </Section>
  );
}
