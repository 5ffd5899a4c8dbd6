import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useColorMode } from './color-mode';

/** Has Material UI follow the colours that the page was given, in this tab or in another. */
export function ColorModeOfPage() {
  const mode = useColorMode();
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
