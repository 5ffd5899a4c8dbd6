import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { settableFields } from '#contract/placement/settable-fields';
import { knownUpdateNames } from '#contract/placement/update-names';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { useIdentity } from '../../identity/identity-context';
import { Failure } from '../../parts/failure';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { CheckButton } from './check-button';
import { updateProblem } from './mapping-problem';
import { sendSheet } from './send-sheet';
import { SheetDrop } from './sheet-drop';
import { SheetColumns } from './sheet-columns';
import { meaningsOf, useSheet } from './use-sheet';

/** Which spreadsheet changes files, and by which columns it may. */
export function UpdateForm({ onChecked }: { onChecked: (jobId: string) => void }) {
  const words = useWords();
  const { t, label } = words;
  const { http } = useIdentity();
  const rights = useRights();
  const settable = [...settableFields]
    .filter(([, { group }]) => !group || rights.may(group, 'edit'))
    .filter(([, { mask }]) => !mask || rights.may('pii', 'reveal'))
    .map(([name]) => name);
  const names = ['ref', ...settable];
  const sheet = useSheet(knownUpdateNames);
  const { file, reading, top, headRow } = sheet;
  const readingId = useId();
  // Nothing is guessed that this person may not set.
  const columns = sheet.columns?.map((column) =>
    column.means && !names.includes(column.means) ? { ...column, means: null } : column,
  );
  const problem = columns && !reading ? updateProblem(columns, words) : null;
  const check = useMutation({
    mutationFn: () =>
      sendSheet(http, 'update', {
        dryRun: true,
        ...(file && { file }),
        ...(columns && { mapping: meaningsOf(columns) }),
        ...(headRow !== undefined && { headRow }),
        ...(top?.name && { sheet: top.name }),
      }),
    onSuccess: onChecked,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file && !reading && !problem) check.mutate();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <SheetDrop
        file={file}
        header={names.map((name) => label('file', name))}
        template="files.csv"
        onFile={async (next) => {
          check.reset();
          await sheet.choose(next);
        }}
      />
      {file ? (
        <SheetColumns
          sheet={sheet}
          columns={columns ?? null}
          choices={names.map((name) => [name, label('file', name)] as const)}
          lead={t('updating.mappingLead')}
          readingId={readingId}
        />
      ) : (
        <Section title={t('updating.columns')}>
          <Quiet>{settable.map((name) => label('file', name)).join(' · ')}</Quiet>
        </Section>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {check.error && !problem && <Failure error={check.error} />}
      <CheckButton sheet={sheet} readingId={readingId} sending={check.isPending} />
    </Stack>
  );
}
