import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { sessionRules } from '#contract/session';
import { useTranslate } from '../i18n/use-translate';
import { AskDialog } from '../parts/ask-dialog';

/** Asks for the code that the host has just sent, before it does what was asked. */
export function CodeDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  return (
    <AskDialog
      title={t('form.codeTitle')}
      lead={t('form.codeLead')}
      confirm={t('form.confirm')}
      disabled={code.length === 0}
      onConfirm={() => {
        onCode(code);
        setCode('');
      }}
      onClose={onClose}
    >
      <TextField
        fullWidth
        label={t('form.code')}
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
        slotProps={{ htmlInput: { maxLength: sessionRules.codeLength } }}
      />
    </AskDialog>
  );
}
