import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { settableFields } from '#contract/placement/settable-fields';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useIdentity } from '../../identity/identity-context';
import { Failure } from '../../parts/failure';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { sendSheet } from './send-sheet';
import { SheetDrop } from './sheet-drop';

/** Which spreadsheet changes files, and by which columns it may. */
export function UpdateForm({ onChecked }: { onChecked: (jobId: string) => void }) {
  const t = useTranslate();
  const { label } = useWords();
  const { http } = useIdentity();
  const rights = useRights();
  const [file, setFile] = useState<File | null>(null);
  const columns = [...settableFields]
    .filter(([, { group }]) => !group || rights.may(group, 'edit'))
    .filter(([, { mask }]) => !mask || rights.may('pii', 'reveal'))
    .map(([name]) => label('file', name));
  const check = useMutation({
    mutationFn: () => sendSheet(http, 'update', { dryRun: true, ...(file && { file }) }),
    onSuccess: onChecked,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) check.mutate();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <SheetDrop
        file={file}
        header={[label('file', 'ref'), ...columns]}
        template="files.csv"
        onFile={(next) => {
          check.reset();
          setFile(next);
        }}
      />
      <Section title={t('updating.columns')}>
        <Quiet>{columns.join(' · ')}</Quiet>
      </Section>
      {check.error && <Failure error={check.error} />}
      <Button
        variant="contained"
        type="submit"
        disabled={!file}
        loading={check.isPending}
        sx={{ alignSelf: 'start' }}
      >
        {t('importing.check')}
      </Button>
    </Stack>
  );
}
