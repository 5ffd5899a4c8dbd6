import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { plainName } from '#contract/placement/read-columns';
import { useTranslate } from '../../../i18n/use-translate';

interface AddHeadProps {
  /** Those that are there, which none is added to a second time. */
  readonly heads: readonly string[];
  readonly onAdd: (head: string) => void;
}

/** A head that the next spreadsheet has and those before it had not. */
export function AddHead({ heads, onAdd }: AddHeadProps) {
  const t = useTranslate();
  const [head, setHead] = useState('');
  const name = head.trim();
  const isThere = name !== '' && heads.some((one) => plainName(one) === plainName(name));
  const add = () => {
    if (name === '' || isThere) return;
    onAdd(name);
    setHead('');
  };
  // The form around it is kept by its own button.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        label={t('layouts.newHead')}
        value={head}
        error={isThere}
        helperText={isThere ? t('layouts.headThere') : t('layouts.newHeadHelp')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => setHead(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button startIcon={<AddIcon />} onClick={add}>
        {t('layouts.addHead')}
      </Button>
    </Stack>
  );
}
