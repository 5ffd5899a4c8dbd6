import Search from '@mui/icons-material/SearchOutlined';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../i18n/use-translate';
import { PaletteList } from './palette-list';
import type { PaletteGroup, PaletteLine } from './palette-lines';
import { usePaletteChoice } from './use-palette-choice';
import { usePaletteGroups } from './use-palette-groups';
import { Unseen } from '../parts/words-in-line';

const nothing: readonly PaletteGroup[] = [];

const paper = {
  alignSelf: { xs: 'flex-start' },
  borderRadius: { xs: '12px' },
  mx: { xs: 1.5, sm: 4 },
  mt: { xs: 1.5, sm: 'min(12vh, 100px)' },
  width: { xs: 'calc(100% - 24px)' },
} as const;

/** One place to find records, to go anywhere and to act on what is open: the search in the bar, `/` and Ctrl K. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { groups, searching } = usePaletteGroups(typed);
  const lines = groups.flatMap((group) => group.lines);
  const open = useCallback(
    ({ to, run }: PaletteLine) => {
      onClose();
      run?.();
      if (to !== undefined) void navigate(to);
    },
    [navigate, onClose],
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { current, isAwaited, onType, onKeyDown } = usePaletteChoice({ lines, searching, open });
  // The field first: what is typed is not held up by the drawing of the lines.
  const shown = {
    groups: useDeferredValue(groups, nothing),
    current: useDeferredValue(current),
    typed: useDeferredValue(typed),
  };
  return (
    <Dialog
      open
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={titleId}
      onClose={onClose}
      slotProps={{ paper: { sx: paper } }}
    >
      <Unseen id={titleId}>{t('keys.palette')}</Unseen>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1.25,
          minHeight: 48,
          px: 1.75,
          flex: 'none',
          color: 'text.secondary',
        }}
      >
        <Search />
        <InputBase
          autoFocus
          inputRef={field}
          fullWidth
          value={typed}
          placeholder={t('frame.searchHint')}
          onChange={({ target }) => {
            setTyped(target.value);
            onType();
          }}
          onKeyDown={onKeyDown}
          sx={{ fontSize: 'h6.fontSize' }}
          inputProps={{
            role: 'combobox',
            'aria-expanded': lines.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': current && `${listId}-${current.key}`,
            'aria-label': t('frame.search'),
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 100,
          }}
        />
      </Stack>
      <LinearProgress
        aria-hidden="true"
        sx={{ flex: 'none', height: '1px', visibility: isAwaited ? 'visible' : 'hidden' }}
      />
      <PaletteList id={listId} {...shown} onOpen={open} />
      {lines.length === 0 && (
        <Typography role="status" sx={{ px: 2, pb: 2.25, color: 'text.secondary' }}>
          {searching ? t('frame.searching') : t('frame.searchNone', { words: typed.trim() })}
        </Typography>
      )}
    </Dialog>
  );
}
