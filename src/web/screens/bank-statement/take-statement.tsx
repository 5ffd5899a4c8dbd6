import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Refusal } from '../../http/failures';
import { useWords } from '../../i18n/words';
import { DropField } from '../../parts/drop-field';
import { Failure } from '../../parts/failure';
import { useTakeStatement } from './bank-calls';

/** Takes a statement as the bank gives it out, and says what became of its rows. */
export function TakeStatement() {
  const { t } = useWords();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, data, error, isPending } = useTakeStatement();
  const asksOrder = error instanceof Refusal && 'dayFirst' in error.errors;
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    mutate({ file: chosen });
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <DropField
        label={isPending ? t('bankStatement.taking') : t('bankStatement.drop')}
        choose={t('bankStatement.choose')}
        accept=".csv,.txt,.tsv,.xlsx"
        disabled={isPending}
        onFiles={([chosen]) => take(chosen)}
      />
      {asksOrder && file && (
        <Alert severity="info">
          {error.message}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" onClick={() => mutate({ file, dayFirst: true })}>
              {t('bankStatement.dayFirst')}
            </Button>
            <Button size="small" onClick={() => mutate({ file, dayFirst: false })}>
              {t('bankStatement.monthFirst')}
            </Button>
          </Stack>
        </Alert>
      )}
      {error && !asksOrder && <Failure error={error} />}
      {data && (
        <Alert severity={data.unread.length > 0 ? 'warning' : 'success'}>
          {[
            t('bankStatement.added', { smart_count: data.added }),
            data.known > 0 && t('bankStatement.known', { smart_count: data.known }),
          ]
            .filter(Boolean)
            .join(' ')}
          {data.unread.slice(0, 20).map(({ row, why }) => (
            <Typography key={row} variant="body2">
              {t('bankStatement.unread', { row, why })}
            </Typography>
          ))}
          {data.unread.length > 20 && (
            <Typography variant="body2">
              {t('bankStatement.unreadMore', { smart_count: data.unread.length - 20 })}
            </Typography>
          )}
        </Alert>
      )}
    </Stack>
  );
}
