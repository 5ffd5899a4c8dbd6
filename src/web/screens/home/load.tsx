import Pagination from '@mui/material/Pagination';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { listPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { inOrder, pressed } from './load-order';
import type { LoadOrder, Person } from './load-order';

/** So many people stand under each other; the rest a page further. */
const atOnce = 10;
const mostLateFirst: LoadOrder = { by: 'late', descending: true };

const listed = (search: string) => `${listPath('file')}?${search}`;

/** Who has how much, those with the most late files first and who is free last, or in another order; each number leads to its files. */
export function Load({ people }: { people: readonly Person[] }) {
  const { t, locale } = useWords();
  const [order, setOrder] = useStore('home.load', mostLateFirst);
  const [asked, setPage] = useState(1);
  const pages = Math.ceil(people.length / atOnce);
  const page = Math.min(asked, pages);
  const sort = (by: LoadOrder['by']) => ({
    now: order.by === by ? (order.descending ? ('desc' as const) : ('asc' as const)) : undefined,
    onSort: () => {
      setOrder(pressed(by, order));
      setPage(1);
    },
  });
  const counts = [
    ['files', t('myDay.files')],
    ['late', t('myDay.lateFiles')],
    ['deadlines', t('myDay.deadlineFiles')],
  ] as const;
  return (
    <Section title={t('myDay.load')}>
      <MoneyTable
        label={t('myDay.loadTable')}
        rows={inOrder(people, order, locale).slice((page - 1) * atOnce, page * atOnce)}
        keyOf={({ userId }) => userId}
        columns={[
          {
            head: t('myDay.person'),
            sort: sort('name'),
            cell: ({ name, lists }) => <TextLink to={listed(lists.files)}>{name}</TextLink>,
          },
          ...counts.map(([of, head]) => ({
            head,
            as: 'figure' as const,
            sort: sort(of),
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
      {pages > 1 && (
        <Pagination sx={{ mt: 1.5 }} count={pages} page={page} onChange={(_, next) => setPage(next)} />
      )}
    </Section>
  );
}
