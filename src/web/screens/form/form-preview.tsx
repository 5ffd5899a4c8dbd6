import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import type { Sent } from '#contract/commands/input';
import { recordPath } from '../../data/resource-paths';
import { useSettled } from '../../data/use-settled';
import { useWords } from '../../i18n/words';
import { Failure } from '../../parts/failure';
import { TextLink } from '../../parts/text-link';
import { useFormPreview } from './form-calls';
import type { Preview } from './form-calls';
import { FormSheet } from './form-sheet';
import { LackingPhotos } from './lacking-photos';
import { whereSaid } from './where-said';

/** How long somebody pauses before the form is shown anew. */
const pause = 400;

/** The form as it would be made with what is typed now, beside what it still misses. */
export function FormPreview({
  bodyOf,
  onLeave,
}: {
  bodyOf: (values: Readonly<Record<string, unknown>>) => Sent<'previewForm'>;
  /** Somebody goes to where the file says what is missing. */
  onLeave: () => void;
}) {
  const { t } = useWords();
  const values = useWatch() as Record<string, unknown>;
  const body = useSettled(JSON.stringify(bodyOf(values)), pause);
  const sent = JSON.parse(body) as Sent<'previewForm'>;
  const { data, error, isPlaceholderData } = useFormPreview(sent);
  return (
    <Stack
      component="section"
      aria-label={t('file.form.preview')}
      aria-busy={!data || isPlaceholderData}
      sx={{ gap: 1.25, alignItems: 'flex-start' }}
    >
      {error && <Failure error={error} />}
      {data && !error && <Missing missing={data.missing} sent={sent} onLeave={onLeave} />}
      {data && !error && <LackingPhotos lacking={data.lacking} fileId={sent.fileId} onLeave={onLeave} />}
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

function openPdf(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  window.open(address, '_blank');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function Missing({
  missing,
  sent: { fileId, formType },
  onLeave,
}: Pick<Preview, 'missing'> & { sent: Sent<'previewForm'>; onLeave: () => void }) {
  const { t, said } = useWords();
  const nameOf = (field: string) => said(field, { kind: 'field' });
  const asked = missing.filter(({ told }) => told).map(({ field }) => nameOf(field));
  const mended = missing.filter(({ told }) => !told);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {asked.length > 0 && (
        <>
          {t('file.form.missing')} {asked.join(', ')}.{' '}
        </>
      )}
      {mended.length > 0 && (
        <>
          {t('file.form.mend')}{' '}
          {mended.map(({ field }, index) => (
            <Fragment key={field}>
              {index > 0 && ', '}
              <TextLink
                underline="always"
                to={`${recordPath('file', fileId)}/${whereSaid(formType, field)}`}
                onClick={onLeave}
              >
                {nameOf(field)}
              </TextLink>
            </Fragment>
          ))}
          .
        </>
      )}
    </Alert>
  );
}
