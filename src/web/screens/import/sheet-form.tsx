import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity, useSession } from '../../identity/identity-context';
import { Picker } from '../../kinds/inputs/picker';
import { useReferenceChoices } from '../../kinds/inputs/use-reference-choices';
import { useFailure } from '../failure';
import { DropSheet } from './drop-sheet';
import { ingest } from './ingest';
import { MappingTable, mappingProblem } from './mapping-table';
import type { SheetColumn } from './sheet-preview';
import { previewSheet } from './sheet-preview';

const lenders = { activityType: 'lender' } as const;

/** Whose placements, in which spreadsheet, and what its columns mean. */
export function SheetForm({ onChecked }: { onChecked: (jobId: string) => void }) {
  const t = useTranslate();
  const explain = useFailure();
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

  async function choose(next: File) {
    setFile(next);
    check.reset();
    setColumns(await previewSheet(next));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (clientId && file && !problem) check.mutate();
  }

  const clientProblem = tried && !clientId ? t('importing.clientNeeded') : null;
  return (
    <form className="import-form" noValidate onSubmit={submit}>
      <div className="entry import-client">
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
      </div>
      <DropSheet file={file} onFile={(next) => void choose(next)} />
      {file && (
        <section className="import-part">
          <h2>{t('importing.mapping')}</h2>
          <p className="import-quiet">
            {columns ? t('importing.mappingLead') : t('importing.mappingWorkbook')}
          </p>
          {columns && <MappingTable columns={columns} onChange={setColumns} />}
        </section>
      )}
      {(problem || check.error) && (
        <Typography variant="body2" sx={{ color: 'error.main' }} role="alert">
          {problem ?? explain(check.error)}
        </Typography>
      )}
      <div className="import-actions">
        <Button
          variant="contained"
          color="primary"
          type="submit"
          disabled={!file || check.isPending}
          loading={check.isPending}
        >
          {t('importing.check')}
        </Button>
      </div>
    </form>
  );
}
