import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../../../data/record';
import type { BulkProps } from '../../../generated/slots';
import { useTranslate } from '../../../i18n/use-translate';
import type { FieldsDialogProps } from '../../../parts/fields-dialog';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { BulkOutcomes } from './bulk-outcomes';
import type { Act } from './use-bulk-run';
import { useBulkRun } from './use-bulk-run';

const named = 5;

interface BulkDialogProps<N extends ResourceName> {
  readonly bulk: BulkProps;
  readonly title: (count: number) => string;
  readonly save: (count: number) => string;
  /** What the fields are fields of. */
  readonly resource: N;
  readonly asked: FieldsDialogProps<N, { id: string }>['asked'];
  readonly values: Readonly<Record<string, unknown>>;
  /** Files that would be refused for sure are left out, and the dialog says how many. */
  readonly leavesOut?: (record: DeskRecord) => boolean;
  readonly lead?: ReactNode;
  readonly act: (given: Record<string, unknown>) => Act;
  readonly onClose: () => void;
}

/** Asks once what is to be done with many files, says with which, does it with each, and answers for each. */
export function BulkDialog<N extends ResourceName>(props: BulkDialogProps<N>) {
  const { bulk, title, save, leavesOut, lead, act, onClose, ...fields } = props;
  const t = useTranslate();
  const { run, outcomes, share } = useBulkRun();
  const again = useRef<Act | null>(null);
  const left = new Set(bulk.records.filter((record) => leavesOut?.(record)).map(({ id }) => id));
  const ids = bulk.ids.filter((id) => !left.has(id));
  const refs = bulk.records.filter(({ id }) => !left.has(id)).map(({ ref }) => String(ref));
  const more = ids.length - Math.min(refs.length, named);

  if (outcomes)
    return (
      <BulkOutcomes
        outcomes={outcomes}
        busy={share !== null}
        onRetry={(failed) => again.current && void run(failed, again.current)}
        onClose={() => {
          onClose();
          bulk.done();
        }}
      />
    );
  return (
    <FieldsDialog
      {...fields}
      title={title(ids.length)}
      save={save(ids.length)}
      lead={
        <>
          {refs.slice(0, named).join(', ')}
          {more > 0 && ` ${t('fileBulk.andMore', { smart_count: more })}`}
          {left.size > 0 && (
            <>
              <br />
              {t('fileBulk.leftOut', { smart_count: left.size })}
            </>
          )}
          {lead && (
            <>
              <br />
              {lead}
            </>
          )}
        </>
      }
      onSave={async (given) => {
        again.current = act(given);
        if (ids.length > 0) await run(ids, again.current);
      }}
      onClose={onClose}
    >
      {ids.length === 0 && (
        <Typography sx={{ mt: 2, color: 'error.main' }}>{t('fileBulk.noneLeft')}</Typography>
      )}
      {share !== null && (
        <LinearProgress
          variant="determinate"
          aria-label={t('fileBulk.progress')}
          value={100 * share}
          sx={{ mt: 2 }}
        />
      )}
    </FieldsDialog>
  );
}
