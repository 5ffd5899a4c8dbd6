import ViewSidebar from '@mui/icons-material/ViewSidebarOutlined';
import Tooltip from '@mui/material/Tooltip';
import { useSidebarState } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';
import { RailFace, RailLine } from './rail-face';

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
        sx={{ flex: 'none', color: 'text.secondary' }}
      >
        <RailFace icon={ViewSidebar} word={word} isFolded={isFolded} />
      </RailLine>
    </Tooltip>
  );
}
