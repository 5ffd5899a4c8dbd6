import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from '../i18n/use-translate';
import { setColorMode, useColorMode } from '../theme/color-mode';

/** Light or dark. */
export function ColorsButton() {
  const t = useTranslate();
  const isLight = useColorMode() === 'light';
  const label = t(isLight ? 'frame.dark' : 'frame.light');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setColorMode(isLight ? 'dark' : 'light')}>
        {isLight ? <DarkMode /> : <LightMode />}
      </IconButton>
    </Tooltip>
  );
}
