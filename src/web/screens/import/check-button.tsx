import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/use-translate';
import type { UsedSheet } from './use-sheet';

interface CheckButtonProps {
  readonly sheet: Pick<UsedSheet, 'file' | 'reading'>;
  /** Of the line that says that the columns are still being read. */
  readonly readingId: string;
  readonly sending: boolean;
}

/**
 * Sends a spreadsheet to be checked. It waits for what the columns mean: a press before would check others, and one under which the
 * page grows by their table would be lost.
 */
export function CheckButton({ sheet: { file, reading }, readingId, sending }: CheckButtonProps) {
  const t = useTranslate();
  return (
    <Button
      variant="contained"
      color="primary"
      type="submit"
      disabled={!file || reading}
      aria-describedby={reading ? readingId : undefined}
      loading={sending}
      sx={{ alignSelf: 'start' }}
    >
      {t('importing.check')}
    </Button>
  );
}
