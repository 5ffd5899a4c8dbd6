import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnswerTo } from '#contract/commands/input';
import type { ResourceName } from '#contract/resources/index';
import { listPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';

export type Day = AnswerTo<'showHome'>;

/** As many beside each other as leave the last line as full as the others; fewer where there is no room. */
const beside = (count: number) => Math.ceil(count / Math.ceil(count / 7));

const Row = styled('ul', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ theme, count }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(max(150px, ${100 / beside(count)}%), 1fr))`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 10,
    overflow: 'hidden',
    '& > li': { boxShadow: `1px 1px 0 ${theme.vars?.palette.divider}` },
  }),
);
const Tile = styled(Box)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  height: '100%',
  minHeight: 80,
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

/** The numbers of a day; each leads to exactly the rows that it counts. */
export function Tiles({ day }: { day: Day | undefined }) {
  const { t, locale } = useWords();
  const [usual, setUsual] = useStore('home.tiles', 6);
  const known = day?.tiles.length;
  // As many wait as there were the last time, so that what stands below stays where it is.
  useEffect(() => {
    if (known && known !== usual) setUsual(known);
  }, [known, usual, setUsual]);
  return (
    <Row count={known ?? usual}>
      {!day && Array.from({ length: usual }, (_, index) => <Tile key={index} component="li" />)}
      {day?.tiles.map(({ tile, resource, search, count }) => (
        <li key={tile}>
          <Tile component={Link} to={`${listPath(resource as ResourceName)}?${search}`}>
            <Count>{formatInteger(count, locale)}</Count>
            <Word>{t(`myDay.tiles.${tile}`)}</Word>
          </Tile>
        </li>
      ))}
    </Row>
  );
}
