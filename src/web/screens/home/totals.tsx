import { Link } from 'react-router-dom';
import { listPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import type { Counts, Total } from './counts';

/** What no documented filter tells apart has no link: a number must lead to exactly its rows. */
const links: readonly (readonly [Total, string | null])[] = [
  ['active', 'active=true'],
  ['overdue', null],
  ['rush', 'active=true&isRushFile=true'],
  ['hold', 'hold=true'],
  ['unassigned', null],
  ['noActivity7d', 'week'],
  ['closed', 'closed=true'],
];

/** Files without activity for a week, up to the day before. */
function weekSearch(): string {
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString();
  return `active=true&lastActivityDateTo=${encodeURIComponent(day)}&sortBy=lastActivityDate`;
}

/** The numbers of a day; each leads to its rows. */
export function Totals({ counts }: { counts: Counts | undefined }) {
  const { texts, locale } = useWords();
  return (
    <ul className="totals">
      {links.map(([total, search]) => {
        const count = counts?.totals[total];
        const tile = (
          <>
            <span className="total-count figures">
              {count === undefined ? ' ' : formatInteger(Number(count), locale)}
            </span>
            <span className="total-word">{texts.home[total]}</span>
          </>
        );
        const to = search === 'week' ? weekSearch() : search;
        return (
          <li key={total}>
            {to ? (
              <Link className="total" to={`${listPath('file')}?${to}`}>
                {tile}
              </Link>
            ) : (
              <span className="total">{tile}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
