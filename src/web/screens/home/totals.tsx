import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
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

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 10,
  overflow: 'hidden',
  '& > li': { boxShadow: `1px 1px 0 ${theme.vars?.palette.divider}` },
}));
const Tile = styled(Box)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  height: '100%',
  boxSizing: 'border-box',
  padding: '14px 16px',
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  'a&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  'a&:focus-visible': { outlineOffset: -3 },
})) as typeof Box;
const Count = styled('span')({
  minHeight: 30,
  fontSize: 22,
  lineHeight: '30px',
  fontWeight: 600,
  letterSpacing: '-0.016em',
  fontVariantNumeric: 'tabular-nums',
});
const Word = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars?.palette.text.secondary,
}));

/** The numbers of a day; each leads to its rows. */
export function Totals({ counts }: { counts: Counts | undefined }) {
  const { t, locale } = useWords();
  const capabilities = useCapabilities();
  return (
    <Tiles>
      {links.map(([total, search]) => {
        const count = counts?.totals[total];
        const tile = (
          <>
            <Count>{count === undefined ? ' ' : formatInteger(Number(count), locale)}</Count>
            <Word>{t(`home.${total}`)}</Word>
          </>
        );
        const leads = !beyond.includes(total) || capabilities?.has('filters');
        const to = `${listPath('file')}?${search === 'week' ? weekSearch() : search}`;
        return (
          <li key={total}>
            {leads ? (
              <Tile component={Link} to={to}>
                {tile}
              </Tile>
            ) : (
              <Tile>{tile}</Tile>
            )}
          </li>
        );
      })}
    </Tiles>
  );
}
