import MenuIcon from '@mui/icons-material/MenuOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { memo } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Bells } from './bells';
import { ColorsButton } from './colors-button';
import { useDeskOpenings, useOpening } from './desk-openings';
import { LanguageButton } from './language-button';
import { OfflineBanner } from './offline-banner';
import { PersonMenu } from './person-menu';
import { SearchButton } from './search-button';
import { UnsentFromField } from './unsent-from-field';

/** The bar above the page: the one search in its middle, then what waits for the person, and the person. */
export const DeskBar = memo(function DeskBar() {
  return (
    <AppBar position="static" sx={{ width: 'auto', ml: 'var(--rail)', displayPrint: 'none' }}>
      <Toolbar
        variant="dense"
        disableGutters
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: '1fr minmax(200px, 460px) 1fr' },
          gap: { xs: 0.75, sm: 1.5 },
          px: { xs: 1, sm: 2 },
        }}
      >
        <Box>
          <RailOpener />
        </Box>
        <SearchButton />
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 0.25 }}>
          <Bells />
          <LanguageButton />
          <ColorsButton />
          <PersonMenu />
        </Stack>
      </Toolbar>
      <OfflineBanner />
      <UnsentFromField />
    </AppBar>
  );
});

function RailOpener() {
  const t = useTranslate();
  const { show } = useDeskOpenings();
  const open = useOpening();
  return (
    <IconButton
      aria-label={t('frame.openMenu')}
      aria-expanded={open === 'rail'}
      onClick={() => show('rail')}
      sx={{ display: { sm: 'none' } }}
    >
      <MenuIcon />
    </IconButton>
  );
}
