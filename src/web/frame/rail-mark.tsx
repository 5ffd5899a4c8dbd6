import Link from '@mui/material/Link';
import { NavLink } from 'react-router-dom';
import { useTranslate } from '../i18n/use-translate';
import { Mark } from '../identity/mark';
import { bar } from '../theme/tokens';
import { useDeskOpenings } from './desk-openings';

/** The desk's mark and name, which lead home. */
export function RailMark({ isFolded }: { isFolded: boolean }) {
  const t = useTranslate();
  const { close } = useDeskOpenings();
  return (
    <Link
      component={NavLink}
      to="/"
      underline="none"
      aria-label={t('product')}
      onClick={close}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.125,
        flex: 'none',
        height: bar,
        px: 1,
        fontWeight: 620,
        letterSpacing: '-0.012em',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        '& svg': { width: 20, height: 20, flex: 'none' },
      }}
    >
      <Mark />
      {!isFolded && t('product')}
    </Link>
  );
}
