import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../i18n/use-translate';
import { KeyHint } from '../parts/words-in-line';
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
        justifyContent: 'flex-start',
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
      <Box component="span" sx={{ flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('frame.search')}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {t('frame.searchShort')}
        </Box>
      </Box>
      <KeyHint sx={{ display: { xs: 'none', sm: 'inline-grid' } }}>/</KeyHint>
    </Button>
  );
}
