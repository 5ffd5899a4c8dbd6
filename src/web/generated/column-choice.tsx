import ArrowDown from '@mui/icons-material/ArrowDownward';
import ArrowUp from '@mui/icons-material/ArrowUpward';
import Columns from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { ResourceName } from '#contract/resources/index';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { PanelButton } from '../parts/menu-button';
import { Tick } from '../parts/tick';
import { columnLabel } from './columns';
import type { ColumnsChoice } from './shown-columns';

const Lines = styled('ul')({
  width: 300,
  maxWidth: '100%',
  boxSizing: 'border-box',
  margin: 0,
  padding: '6px 8px',
  listStyle: 'none',
  maxHeight: '60vh',
});
const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 36,
});

const Movers = styled('span')({ flex: 'none' });

/**
 * Which columns a list shows, and in which order: what react-admin's table keeps in the store. Its own selector nests
 * switches in options of a menu, which no screen reader can follow, and orders by dragging alone.
 */
export function ColumnChoice({ name, choice }: { name: ResourceName; choice: ColumnsChoice }) {
  const t = useTranslate();
  return (
    <PanelButton
      label={t('list.columns')}
      button={{ variant: 'text', color: 'inherit', startIcon: <Columns /> }}
      align="right"
    >
      {() => <Choice name={name} choice={choice} />}
    </PanelButton>
  );
}

function Choice({ name, choice }: { name: ResourceName; choice: ColumnsChoice }) {
  const words = useWords();
  const t = useTranslate();
  const { shown, others, show, hide, move, reset } = choice;
  // Two in each line, so that a tooltip of its own for each would have the panel open late.
  const mover = (label: string, isEnd: boolean, icon: ReactElement, onClick: () => void) => (
    <IconButton aria-label={label} title={label} disabled={isEnd} onClick={onClick}>
      {icon}
    </IconButton>
  );
  return (
    <>
      <Lines>
        {[...shown, ...others].map((column, index) => {
          const label = columnLabel(words, name, column);
          const isShown = index < shown.length;
          return (
            <Line key={column.name}>
              <Tick
                label={label}
                checked={isShown}
                onChange={(isTicked) => (isTicked ? show : hide)(column.name)}
              />
              {isShown && (
                <Movers>
                  {mover(t('list.moveUp', { column: label }), index === 0, <ArrowUp />, () =>
                    move(column.name, -1),
                  )}
                  {mover(
                    t('list.moveDown', { column: label }),
                    index === shown.length - 1,
                    <ArrowDown />,
                    () => move(column.name, 1),
                  )}
                </Movers>
              )}
            </Line>
          );
        })}
      </Lines>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          p: 1,
        }}
      >
        <Button variant="text" fullWidth onClick={reset}>
          {t('list.columnsReset')}
        </Button>
      </Box>
    </>
  );
}
