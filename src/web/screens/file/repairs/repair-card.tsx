import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { reconSteps, shopMoves } from '#contract/lifecycles/recon';
import type { DeskRecord } from '../../../data/record';
import { useWriting } from '../../../data/use-writing';
import { useWords } from '../../../i18n/words';
import { DeclaredFacts } from '../../../kinds/declared-facts';
import { DeclaredField } from '../../../kinds/declared-field';
import { Facts } from '../../../parts/facts';
import { Sign } from '../../../parts/sign';
import { useDoing } from '../../../parts/use-doing';
import { useSide } from '../../own-side';
import { RequestAnswer } from '../../request/request-answer';
import { useFileRequests } from '../../request/request-list';
import { mayWithPart, useFileRecord } from '../file-record';
import type { RepairRow } from './file-repairs';

const facts = [
  'vendorCompanyId',
  'estimateAmount',
  'estimateDate',
  'estimateDocumentId',
  'expectedLift',
  'approvedAmount',
  'approvedBy',
  'approvedAt',
  'orderedDate',
  'completedDate',
  'actualAmount',
  'varianceReason',
  'warrantyUntil',
  'repairedValue',
] as const;
const wide = ['photosBefore', 'photosAfter'] as const;

interface RepairCardProps {
  readonly repair: RepairRow;
  readonly onEdit: () => void;
}

/** One repair: how it stands, what it costs, and the steps that lead on. */
export function RepairCard({ repair, onEdit }: RepairCardProps) {
  const file = useFileRecord();
  const { t, choice, label } = useWords();
  const side = useSide();
  const { change } = useWriting('repairsAndReconditioning');
  const { busy, run } = useDoing();
  const { data: requests } = useFileRequests(file.id);
  const answer = requests?.find(({ id }) => id === repair.approvalRequestId)?.decisionNote;
  const name = choice('reconCategory', repair.category);
  const mayEdit = mayWithPart(file, repair, 'edit');
  const steps = reconSteps(repair.status).filter((to) => side !== 'vendor' || shopMoves.includes(to));
  const field = (source: string) => (
    <DeclaredField
      source={source}
      resource="repairsAndReconditioning"
      record={repair as unknown as DeskRecord}
    />
  );
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'grid', gap: 1.5, px: 2, py: 1.75 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {name}
        </Typography>
        {field('status')}
        {repair.sellAsIs && <Sign>{label('repairsAndReconditioning', 'sellAsIs')}</Sign>}
        {mayEdit && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
            {steps.map((to) => (
              <Button
                key={to}
                disabled={busy}
                onClick={() =>
                  run(async () => {
                    await change(repair, { status: to });
                    return t('fileTabs.repairs.saved');
                  })
                }
              >
                {t(`fileTabs.repairs.to.${to}`)}
              </Button>
            ))}
            <Button aria-label={t('fileTabs.repairs.editOne', { name })} onClick={onEdit}>
              {t('fileTabs.repairs.edit')}
            </Button>
          </Stack>
        )}
      </Stack>
      {repair.description && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {repair.description}
        </Typography>
      )}
      <RequestAnswer said={answer} />
      <Facts>
        <DeclaredFacts resource="repairsAndReconditioning" record={repair} sources={facts} />
        <DeclaredFacts wide resource="repairsAndReconditioning" record={repair} sources={wide} />
      </Facts>
    </Paper>
  );
}
