import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { AskDialog } from '../parts/ask-dialog';

/** Asks under which name a view is kept. */
export function NameView(props: {
  title: string;
  confirm: string;
  taken: readonly string[];
  called?: string;
  onClose: () => void;
  onName: (name: string) => void;
}) {
  const { title, confirm, taken, called = '', onClose, onName } = props;
  const t = useTranslate();
  const [typed, setTyped] = useState(called);
  const name = typed.trim();
  const isTaken = name !== called && taken.includes(name);
  return (
    <AskDialog
      title={title}
      lead={t('list.saveViewLead')}
      confirm={confirm}
      disabled={name === '' || isTaken}
      onConfirm={() => onName(name)}
      onClose={onClose}
    >
      <TextField
        fullWidth
        label={t('list.saveViewName')}
        value={typed}
        error={isTaken}
        helperText={isTaken && t('list.viewTaken')}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
    </AskDialog>
  );
}
