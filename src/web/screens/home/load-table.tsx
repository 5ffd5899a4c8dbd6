import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { listPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import { OrderChoice } from '../../parts/order-choice';
import { TextLink } from '../../parts/text-link';
import { Aside } from '../../parts/words-in-line';
import { inOrder, pressed } from './load-order';
import type { LoadOrder, Person } from './load-order';

/** So many people stand under each other; the rest a page further. */
const atOnce = 10;
const mostLateFirst: LoadOrder = { by: 'late', descending: true };

const listed = (search: string) => `${listPath('file')}?${search}`;

/** Somebody, or a line that waits for who will stand in it. */
type Line = Person | undefined;

/**
 * Who has how much, those with the most late files first and who is free last, or in another order; each number leads to its files. On a
 * phone, where there are no heads to press, the order is chosen above.
 */
export function LoadTable({ people }: { people: readonly Line[] }) {
  const { t, locale, choice } = useWords();
  const [order, setOrder] = useStore('home.load', mostLateFirst);
  const [asked, setPage] = useState(1);
  const pages = Math.ceil(people.length / atOnce);
  const page = Math.min(asked, pages);
  const known = people.filter((one) => one !== undefined);
  const lines: readonly Line[] = known.length > 0 ? inOrder(known, order, locale) : people;
  const heads = {
    name: t('myDay.person'),
    files: t('myDay.files'),
    late: t('myDay.lateFiles'),
    deadlines: t('myDay.deadlineFiles'),
  };
  const put = (next: LoadOrder) => {
    setOrder(next);
    setPage(1);
  };
  const sort = (by: LoadOrder['by']) => ({
    now: order.by === by ? (order.descending ? ('desc' as const) : ('asc' as const)) : undefined,
    onSort: () => put(pressed(by, order)),
  });
  const cell = (of: (person: Person) => ReactNode) => (line: Line) =>
    line ? of(line) : <Skeleton width={72} />;
  const linked = (of: 'files' | 'late' | 'deadlines') =>
    cell(({ name, lists, [of]: count }) => (
      <TextLink
        to={listed(lists[of])}
        aria-label={t('myDay.ofPerson', { count: formatInteger(count, locale), what: heads[of], name })}
      >
        {formatInteger(count, locale)}
      </TextLink>
    ));
  return (
    <>
      <Stack direction="row" sx={{ display: { sm: 'none' }, gap: 1.5, mb: 1, displayPrint: 'none' }}>
        <OrderChoice
          order={order}
          choices={(Object.keys(heads) as LoadOrder['by'][]).map(
            (by) => [by, heads[by], by === 'name' ? 'words' : undefined] as const,
          )}
          onOrder={(next) => put(next.by === order.by ? next : pressed(next.by, order))}
        />
      </Stack>
      <MoneyTable
        label={t('myDay.loadTable')}
        rows={lines.slice((page - 1) * atOnce, page * atOnce).map((line, at) => ({ line, at }))}
        keyOf={({ line, at }) => line?.userId ?? at}
        columns={[
          {
            head: heads.name,
            sort: sort('name'),
            cell: ({ line }) =>
              cell(({ name, userStatus, lists }) => (
                <>
                  <TextLink to={listed(lists.files)}>{name}</TextLink>
                  {userStatus !== 'active' && <Aside>{choice('userStatus', userStatus)}</Aside>}
                </>
              ))(line),
          },
          ...(['files', 'late', 'deadlines'] as const).map((of) => ({
            head: heads[of],
            as: 'figure' as const,
            sort: sort(of),
            cell: ({ line }: { line: Line }) => linked(of)(line),
          })),
        ]}
      />
      {pages > 1 && (
        <Pagination sx={{ mt: 1.5 }} count={pages} page={page} onChange={(_, next) => setPage(next)} />
      )}
    </>
  );
}
