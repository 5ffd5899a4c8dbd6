import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Sent } from '#contract/commands/input';
import { useWords } from '../../i18n/words';
import { Failure } from '../../parts/failure';
import { useFormPreview } from './form-calls';
import type { Preview } from './form-calls';
import { FormSheet } from './form-sheet';

/** How long somebody pauses before the form is shown anew. */
const pause = 400;

/** The form as it would be made with what is typed now, beside what it still misses. */
export function FormPreview({
  bodyOf,
}: {
  bodyOf: (values: Readonly<Record<string, unknown>>) => Sent<'previewForm'>;
}) {
  const { t } = useWords();
  const values = useWatch() as Record<string, unknown>;
  const body = useSettled(JSON.stringify(bodyOf(values)));
  const { data, error, isPlaceholderData } = useFormPreview(JSON.parse(body) as Sent<'previewForm'>);
  return (
    <Stack
      component="section"
      aria-label={t('file.form.preview')}
      aria-busy={!data || isPlaceholderData}
      sx={{ gap: 1.25, alignItems: 'flex-start' }}
    >
      {error && <Failure error={error} />}
      {data && !error && <Missing missing={data.missing} />}
      {data && <FormSheet page={data.page} />}
      {!data && !error && (
        <Skeleton
          variant="rounded"
          width="100%"
          height={420}
          role="status"
          aria-label={t('file.form.previewing')}
        />
      )}
      {data && (
        <Button startIcon={<VisibilityIcon />} onClick={() => openPdf(data.pdf)}>
          {t('file.form.asPdf')}
        </Button>
      )}
    </Stack>
  );
}

/** What was typed, once nobody has typed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function openPdf(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  window.open(address, '_blank');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function Missing({ missing }: Pick<Preview, 'missing'>) {
  const { t, said } = useWords();
  const names = (told: boolean) =>
    missing.filter((one) => one.told === told).map(({ field }) => said(field, { kind: 'field' }));
  const [asked, mended] = [names(true), names(false)];
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {asked.length > 0 && (
        <>
          {t('file.form.missing')} {asked.join(', ')}.{' '}
        </>
      )}
      {mended.length > 0 && <>{t('file.form.mend', { fields: mended.join(', ') })}.</>}
    </Alert>
  );
}
