import { Link } from 'react-router-dom';
import { useCapabilities } from '../../data/capabilities';
import { listPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import type { Counts, Total } from './counts';

/** The rows behind each number, exactly. */
const links: readonly (readonly [Total, string])[] = [
  ['active', 'active=true'],
  ['overdue', 'active=true&pastStatusDue=true&sortBy=statusDue'],
  ['rush', 'active=true&isRushFile=true'],
  ['hold', 'hold=true'],
  ['unassigned', 'active=true&unassigned=true'],
  ['noActivity7d', 'week'],
  ['closed', 'closed=true'],
];

/** What the specification has no filter for leads on where the host has one beyond it. */
const beyond: readonly Total[] = ['overdue', 'unassigned'];

/** Files without activity for a week, up to the day before. */
function weekSearch(): string {
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString();
  return `active=true&lastActivityDateTo=${encodeURIComponent(day)}&sortBy=lastActivityDate`;
}

/** The numbers of a day; each leads to its rows. */
export function Totals({ counts }: { counts: Counts | undefined }) {
  const { t, locale } = useWords();
  const capabilities = useCapabilities();
  return (
    <ul className="totals">
      {links.map(([total, search]) => {
        const count = counts?.totals[total];
        const tile = (
          <>
            <span className="total-count figures">
              {count === undefined ? ' ' : formatInteger(Number(count), locale)}
            </span>
            <span className="total-word">{t(`home.${total}`)}</span>
          </>
        );
        const leads = !beyond.includes(total) || capabilities?.has('filters');
        const to = search === 'week' ? weekSearch() : search;
        return (
          <li key={total}>
            {leads ? (
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
