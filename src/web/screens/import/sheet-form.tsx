import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { placementColumnNames } from '#contract/placement/columns';
import { useWords } from '../../i18n/words';
import { useIdentity, useSession } from '../../identity/identity-context';
import { Picker } from '../../kinds/inputs/picker';
import { useReferenceChoices } from '../../kinds/inputs/use-reference-choices';
import { DropField } from '../../parts/drop-field';
import { Failure } from '../../parts/failure';
import { Section } from '../../parts/section';
import { Quiet, Small } from '../../parts/words-in-line';
import { sizeText } from '../document/size-text';
import { inUtf8 } from './in-utf8';
import { ingest } from './ingest';
import { MappingTable, mappingProblem } from './mapping-table';
import { saveBlob } from './save-blob';
import type { SheetColumn } from './sheet-preview';
import { previewSheet } from './sheet-preview';

const lenders = { activityType: 'lender' } as const;

/** Whose placements, in which spreadsheet, and what its columns mean. */
export function SheetForm({ onChecked }: { onChecked: (jobId: string) => void }) {
  const { t, locale } = useWords();
  const { http } = useIdentity();
  const { user } = useSession();
  const [clientId, setClientId] = useState(user?.activityType === 'lender' ? user.companyId : null);
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<readonly SheetColumn[] | null>(null);
  const [tried, setTried] = useState(false);
  const choosing = useReferenceChoices({ to: 'company', ids: clientId ? [clientId] : [], among: lenders });
  const problem = columns && mappingProblem(columns, t);

  const check = useMutation({
    mutationFn: () =>
      ingest(http, {
        dryRun: true,
        ...(clientId && { clientId }),
        ...(file && { file }),
        ...(columns && { mapping: Object.fromEntries(columns.map(({ name, means }) => [name, means])) }),
      }),
    onSuccess: onChecked,
  });

  async function choose(chosen: File) {
    check.reset();
    const next = await inUtf8(chosen);
    setFile(next);
    setColumns(await previewSheet(next));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (clientId && file && !problem) check.mutate();
  }

  const clientProblem = tried && !clientId ? t('importing.clientNeeded') : null;
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Box sx={{ maxWidth: 380 }}>
        <Picker
          id="import-client"
          label={t('importing.client')}
          options={choosing.options}
          loading={choosing.loading}
          onSearch={choosing.search}
          chosen={choosing.chosen[0] ?? null}
          onChoose={(chosen) => {
            choosing.keep(chosen ? [chosen] : []);
            setClientId(chosen?.id ?? null);
          }}
          problem={clientProblem}
        />
      </Box>
      <DropField
        label={
          file
            ? t('importing.chosen', { name: file.name, size: sizeText(file.size, locale) })
            : t('importing.drop')
        }
        choose={t('importing.choose')}
        accept=".csv,.tsv,.txt,.xlsx"
        onFiles={([next]) => next && void choose(next)}
      >
        <Button variant="text" startIcon={<FileDownload />} onClick={saveTemplate}>
          {t('importing.template')}
        </Button>
        <Small style={{ width: '100%' }}>{t('importing.dropHelp')}</Small>
      </DropField>
      {file && (
        <Section title={t('importing.mapping')}>
          <Quiet>{columns ? t('importing.mappingLead') : t('importing.mappingWorkbook')}</Quiet>
          {columns && <MappingTable columns={columns} onChange={setColumns} />}
        </Section>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {check.error && !problem && <Failure error={check.error} />}
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

function saveTemplate(): void {
  const head = `\uFEFF${placementColumnNames.join(',')}\r\n`;
  saveBlob(new Blob([head], { type: 'text/csv' }), 'placements.csv');
}
