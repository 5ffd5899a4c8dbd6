import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { placementColumnNames } from '#contract/placement/columns';
import { placementNames } from '#contract/placement/mapping';
import { useWords } from '../../i18n/words';
import { useIdentity, useSession } from '../../identity/identity-context';
import { Picker } from '../../kinds/inputs/picker';
import { useReferenceChoices } from '../../kinds/inputs/use-reference-choices';
import { Failure } from '../../parts/failure';
import { CheckButton } from './check-button';
import { placementProblem } from './mapping-problem';
import { sendSheet } from './send-sheet';
import { SheetDrop } from './sheet-drop';
import { SheetColumns } from './sheet-columns';
import { meaningsOf, useSheet } from './use-sheet';

const lenders = { activityType: 'lender' } as const;

/** Whose placements, in which spreadsheet, and what its columns mean. */
export function SheetForm({ onChecked }: { onChecked: (jobId: string) => void }) {
  const words = useWords();
  const { t } = words;
  const { http } = useIdentity();
  const { user } = useSession();
  const [clientId, setClientId] = useState(user?.activityType === 'lender' ? user.companyId : null);
  const [tried, setTried] = useState(false);
  const choosing = useReferenceChoices({ to: 'company', ids: clientId ? [clientId] : [], among: lenders });
  const sheet = useSheet(placementNames, clientId);
  const { file, reading, columns, top, headRow, before } = sheet;
  const problem = columns && !reading ? placementProblem(columns, words) : null;
  const readingId = useId();

  const check = useMutation({
    mutationFn: () =>
      sendSheet(http, 'import', {
        dryRun: true,
        ...(clientId && { clientId }),
        ...(file && { file }),
        ...(columns && { mapping: meaningsOf(columns) }),
        ...(headRow !== undefined && { headRow }),
        ...(top?.name && { sheet: top.name }),
        ...(before && { values: before.values as object }),
        ...(typeof before?.dayFirst === 'boolean' && { dayFirst: before.dayFirst }),
      }),
    onSuccess: onChecked,
  });

  async function choose(next: File) {
    check.reset();
    await sheet.choose(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (clientId && file && !reading && !problem) check.mutate();
  }

  const clientProblem = tried && !clientId ? t('importing.clientNeeded') : null;
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Box sx={{ maxWidth: 380 }}>
        <Picker
          id="import-client"
          label={t('importing.client')}
          options={choosing.options}
          none={choosing.none}
          onSearch={choosing.search}
          chosen={choosing.chosen[0] ?? null}
          onChoose={(chosen) => {
            choosing.keep(chosen ? [chosen] : []);
            setClientId(chosen?.id ?? null);
          }}
          problem={clientProblem}
        />
      </Box>
      <SheetDrop file={file} header={placementColumnNames} template="placements.csv" onFile={choose} />
      {file && (
        <SheetColumns
          sheet={sheet}
          columns={columns}
          choices={placementColumnNames.map((name) => [name, t(`importing.columns.${name}`)] as const)}
          lead={t('importing.mappingLead')}
          readingId={readingId}
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {check.error && !problem && <Failure error={check.error} />}
      <CheckButton sheet={sheet} readingId={readingId} sending={check.isPending} />
    </Stack>
  );
}
