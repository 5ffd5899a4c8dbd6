import { useListContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { fromListParams } from '../../generated/list-params';

/** Which note is read, in the address behind the list's own words, so that the list stays what it is. */
export function useOpenNote(): readonly [id: string | null, open: (id: string | null) => void] {
  const { filterValues, sort, page, perPage } = useListContext();
  const [query, setQuery] = useSearchParams();
  const openId = query.get('note');
  const list = new URLSearchParams({
    filter: JSON.stringify(filterValues),
    sort: sort.field,
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
  });
  return [
    openId,
    (id) => {
      const next = new URLSearchParams(fromListParams('note', `?${list}`, perPage));
      if (id) next.set('note', id);
      // Back leads to the list, not through all that was read.
      setQuery(next, { replace: openId !== null });
    },
  ];
}
