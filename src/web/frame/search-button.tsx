import Search from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from '../i18n/use-translate';
import { KeyHint, UnseenOnPhone } from '../parts/words-in-line';
import { useDeskOpenings } from './desk-openings';

/** What looks like the field of the search, and opens it. */
export function SearchButton() {
  const t = useTranslate();
  const { show } = useDeskOpenings();
  return (
    <Button
      fullWidth
      startIcon={<Search />}
      aria-keyshortcuts="/ Control+K"
      onClick={() => show('palette')}
      sx={{
        justifyContent: { xs: 'center', sm: 'flex-start' },
        minWidth: 0,
        px: 1.25,
        borderColor: 'divider',
        bgcolor: 'background.canvas',
        color: 'text.secondary',
        cursor: 'text',
        fontWeight: 400,
        '&:hover': { borderColor: 'edge', bgcolor: 'background.canvas' },
      }}
    >
      <UnseenOnPhone sx={{ flex: { sm: 1 }, textAlign: 'left' }}>{t('frame.search')}</UnseenOnPhone>
      <KeyHint sx={{ display: { xs: 'none', sm: 'inline-grid' } }}>/</KeyHint>
    </Button>
  );
}
