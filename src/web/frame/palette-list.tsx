import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Quiet } from '../parts/words-in-line';
import { Matched } from './matched';
import type { PaletteGroup, PaletteLine } from './palette-lines';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly current: PaletteLine | undefined;
  readonly typed: string;
  readonly onOpen: (line: PaletteLine) => void;
}

const Face = styled(ListItemButton)(({ theme }) => ({
  ...theme.typography.body2,
  gap: 10,
  minHeight: 34,
  padding: '0 10px',
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { color: theme.vars?.palette.text.secondary },
})) as typeof ListItemButton;
const Word = styled('span')({ fontWeight: 500 });
const Detail = styled(Quiet)({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** The lines of the palette under their headings. The field keeps the focus; the line that it points at is marked. */
export const PaletteList = memo(function PaletteList(props: PaletteListProps) {
  const { id, groups, current, typed, onOpen } = props;
  const t = useTranslate();
  return (
    <List
      id={id}
      role="listbox"
      component="div"
      aria-label={t('frame.goTo')}
      subheader={<></>}
      sx={{ maxHeight: 'min(440px, 60vh)', overflowY: 'auto', px: 0.75 }}
    >
      {groups.map(({ key, title, lines }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <ListSubheader
            id={`${id}-${key}`}
            component="div"
            disableSticky
            sx={{ typography: 'overline', px: 1.25, color: 'text.secondary', bgcolor: 'transparent' }}
          >
            {title}
          </ListSubheader>
          {lines.map((line) => (
            <Line
              key={line.key}
              id={`${id}-${line.key}`}
              line={line}
              typed={typed}
              isCurrent={line.key === current?.key}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </List>
  );
});

function Line(props: {
  id: string;
  line: PaletteLine;
  typed: string;
  isCurrent: boolean;
  onOpen: (line: PaletteLine) => void;
}) {
  const { id, line, typed, isCurrent, onOpen } = props;
  const { icon: Icon, word, detail } = line;
  return (
    <Face
      id={id}
      component="div"
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      selected={isCurrent}
      ref={(element: HTMLElement | null) => {
        if (isCurrent) element?.scrollIntoView?.({ block: 'nearest' });
      }}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(line)}
    >
      <Icon />
      <Word>
        <Matched text={word} typed={typed} />
      </Word>
      {detail && (
        <Detail>
          <Matched text={detail} typed={typed} />
        </Detail>
      )}
    </Face>
  );
}
