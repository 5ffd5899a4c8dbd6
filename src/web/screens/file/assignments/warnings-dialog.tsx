import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useWords } from '../../../i18n/words';
import { AskDialog } from '../../../parts/ask-dialog';

/** What the host found worth a second look when a company was assigned. */
export interface Warned {
  readonly name: string;
  readonly warnings: readonly string[];
}

/** Says what is worth a second look about an assignment that was made, and stays until it is read. */
export function WarningsDialog({ name, warnings, onRead }: Warned & { onRead: () => void }) {
  const { t } = useWords();
  return (
    <AskDialog
      title={t('file.assignments.warned', { name })}
      lead={t('file.assignments.warnedLead')}
      cancel={t('file.assignments.understood')}
      onClose={onRead}
    >
      <Stack sx={{ gap: 1 }}>
        {warnings.map((warning) => (
          <Alert key={warning} severity="warning" role="note">
            {warning}
          </Alert>
        ))}
      </Stack>
    </AskDialog>
  );
}
