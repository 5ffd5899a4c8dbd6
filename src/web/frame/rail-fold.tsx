import ViewSidebar from '@mui/icons-material/ViewSidebarOutlined';
import Tooltip from '@mui/material/Tooltip';
import { useSidebarState } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';
import { RailFace, RailLine } from './rail-face';

/** It stays in sight: what scrolls behind it does not show through, pressed at or not. */
const ground = {
  backgroundColor: 'background.canvas',
  '&:hover': { backgroundColor: 'background.canvas', color: 'text.primary' },
};

/** Folds the rail to its icons, and back. */
export function RailFold({ isFolded }: { isFolded: boolean }) {
  const t = useTranslate();
  const [, setWide] = useSidebarState();
  const word = t(isFolded ? 'frame.wide' : 'frame.narrow');
  return (
    <Tooltip title={isFolded ? word : ''} placement="right">
      <RailLine
        component="button"
        aria-label={isFolded ? word : undefined}
        aria-pressed={isFolded}
        onClick={() => setWide(isFolded)}
        sx={{ position: 'sticky', bottom: 0, flex: 'none', color: 'text.secondary', ...ground }}
      >
        <RailFace icon={ViewSidebar} word={word} isFolded={isFolded} />
      </RailLine>
    </Tooltip>
  );
}
