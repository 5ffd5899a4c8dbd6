import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskRecord } from '../../../data/record';
import { useWriting } from '../../../data/use-writing';
import { useWords } from '../../../i18n/words';
import { DeclaredFacts } from '../../../kinds/declared-facts';
import { DeclaredField } from '../../../kinds/declared-field';
import { Facts } from '../../../parts/facts';
import { Sign } from '../../../parts/sign';
import { useDoing } from '../../../parts/use-doing';
import { useSide } from '../../own-side';
import { mayWithPart, useFileRecord } from '../file-record';
import type { PartyRow } from '../parties/file-parties';
import type { TraceRow } from './file-traces';
import { TraceFindings } from './trace-findings';

const facts = [
  'relatedPartyId',
  'source',
  'provider',
  'permissiblePurpose',
  'consentReference',
  'orderedAt',
  'orderedBy',
  'companyId',
  'completedAt',
  'confidence',
  'cost',
  'approvalRequestId',
  'documentId',
] as const;
const wide = ['attempts', 'promotedItems'] as const;

interface TraceCardProps {
  readonly trace: TraceRow;
  /** Who was looked for, where the trace says so: what one must know of them stands with it. */
  readonly party: PartyRow | undefined;
  readonly onEdit: () => void;
}

/** One trace: why, by whom and for how much, and what it found. */
export function TraceCard({ trace, party, onEdit }: TraceCardProps) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const side = useSide();
  const { change } = useWriting('skipTrace');
  const { busy, run } = useDoing();
  const name = choice('skipTraceType', trace.skipTraceType);
  const mayEdit = mayWithPart(file, trace, 'edit');
  const share = () =>
    run(async () => {
      await change(trace, { sharedWithVendor: !trace.sharedWithVendor });
      return t(trace.sharedWithVendor ? 'fileTabs.traces.unsharedNow' : 'fileTabs.traces.sharedNow');
    });
  const field = (source: string) => (
    <DeclaredField source={source} resource="skipTrace" record={trace as unknown as DeskRecord} />
  );
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'grid', gap: 1.5, px: 2, py: 1.75 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {name}
        </Typography>
        {field('result')}
        {trace.sharedWithVendor && <Sign>{t('fileTabs.traces.shared')}</Sign>}
        {mayEdit && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
            {side === 'agency' && (
              <Button disabled={busy} onClick={share}>
                {t(trace.sharedWithVendor ? 'fileTabs.traces.unshare' : 'fileTabs.traces.share')}
              </Button>
            )}
            <Button aria-label={t('fileTabs.traces.editOne', { name })} onClick={onEdit}>
              {t('fileTabs.traces.edit')}
            </Button>
          </Stack>
        )}
      </Stack>
      {(party?.riskFlags?.length ?? 0) > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
          {party?.riskFlags?.map((flag) => (
            <Sign tone="warn" icon={<WarningAmberIcon />} key={flag}>
              {choice('riskFlag', flag)}
            </Sign>
          ))}
        </Stack>
      )}
      <Facts>
        <DeclaredFacts resource="skipTrace" record={trace} sources={facts} />
      </Facts>
      {trace.summary && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{trace.summary}</Typography>
      )}
      <TraceFindings trace={trace} />
      <Facts>
        <DeclaredFacts wide resource="skipTrace" record={trace} sources={wide} />
      </Facts>
    </Paper>
  );
}
