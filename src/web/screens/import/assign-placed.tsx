import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRights } from '../../data/rights';
import type { DeskRecord } from '../../data/record';
import { useCommand } from '../../data/use-command';
import { useTranslate } from '../../i18n/use-translate';
import { Failure } from '../../parts/failure';
import { AssignMany } from '../file/list/bulk-acts';
import type { ImportJob } from './import-job';

const atOnce = 1000;

/** Assigns the files that a spreadsheet has placed to a person, all at once. */
export function AssignPlaced({ job }: { job: ImportJob }) {
  const t = useTranslate();
  const rights = useRights();
  const listJobRows = useCommand('listJobRows');
  const files = useMutation({
    mutationFn: async () => {
      const placed: DeskRecord[] = [];
      for (let page = 1; ; page += 1) {
        const { data } = await listJobRows({ jobId: job._id, outcome: 'created', page, size: atOnce });
        for (const { fileId, ref } of data) if (fileId) placed.push({ id: fileId, _id: fileId, ref });
        if (data.length < atOnce) return placed;
      }
    },
  });
  const { created } = job.counts;
  if (job.kind !== 'import' || created === 0 || !rights.may('userAssignment', 'edit')) return null;
  return (
    <>
      <Button variant="contained" loading={files.isPending} onClick={() => files.mutate()}>
        {t('importing.assign', { smart_count: created })}
      </Button>
      {files.error && <Failure error={files.error} />}
      {files.data && (
        <AssignMany
          bulk={{ ids: files.data.map(({ id }) => String(id)), records: files.data, done: files.reset }}
          onClose={files.reset}
        />
      )}
    </>
  );
}
