import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import EditIcon from '@mui/icons-material/EditOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useState } from 'react';
import { centsOf } from '#contract/money/cents';
import { useRights } from '../../data/rights';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { Sure } from '../../parts/sure';
import { useDoing } from '../../parts/use-doing';
import { saveBlob } from '../../http/save-blob';
import { ApplyCreditDialog } from './apply-credit-dialog';
import { useBillingCall } from './billing-calls';
import { useFeesForDraft } from './billing-records';
import type { InvoiceMove, WholeInvoice } from './billing-records';
import { CreditDialog } from './credit-dialog';
import { DisputeButton } from './dispute-button';
import { UnreadDialog } from '../../parts/unread-dialog';
import { InvoiceDialog } from './invoice-dialog';
import { InvoiceStep } from './invoice-step';

type Step = 'issued' | 'sent' | 'disputed' | 'void' | 'credited';
const isStep = (status: string): status is Step =>
  ['issued', 'sent', 'disputed', 'void', 'credited'].includes(status);

/** What a person does with an invoice: the steps of its life, each disabled with why not, and its document. */
export function InvoiceActions({ record, onGone }: { record: WholeInvoice; onGone?: () => void }) {
  const { t } = useWords();
  const [asking, setAsking] = useState<Step | 'remove' | 'edit' | 'apply' | null>(null);
  const call = useBillingCall();
  const close = () => setAsking(null);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
      {record.moves
        // What is never this person's to do is no button of theirs.
        ?.filter(({ refusal }) => refusal !== 'NOT_YOURS')
        .map((move) => (
          <MoveButton key={move.status} record={record} move={move} onAsk={setAsking} />
        ))}
      {mayApply(record) && (
        <Button variant="outlined" onClick={() => setAsking('apply')}>
          {t('billing.apply')}
        </Button>
      )}
      <DisputeButton record={record} />
      {record.status === 'draft' && record.may?.includes('edit') && (
        <Button startIcon={<EditIcon />} onClick={() => setAsking('edit')}>
          {t('billing.edit')}
        </Button>
      )}
      <DocumentButtons record={record} />
      {record.status === 'draft' && record.may?.includes('delete') && (
        <Button startIcon={<DeleteIcon />} onClick={() => setAsking('remove')}>
          {t('billing.remove')}
        </Button>
      )}
      {asking === 'remove' && (
        <Sure
          grave
          title={t('billing.removeTitle')}
          lead={t('billing.removeLead')}
          confirm={t('billing.remove')}
          work={async () => {
            await call('invoice', 'remove', { id: record.id });
            onGone?.();
            return t('billing.removed');
          }}
          onClose={close}
        />
      )}
      {asking === 'edit' && <EditDraft record={record} onClose={close} />}
      {asking === 'credited' && <CreditDialog record={record} onClose={close} />}
      {asking === 'apply' && <ApplyCreditDialog record={record} onClose={close} />}
      {asking && asking !== 'remove' && asking !== 'edit' && asking !== 'credited' && asking !== 'apply' && (
        <InvoiceStep record={record} step={asking} onClose={close} />
      )}
    </Stack>
  );
}

/** A credit note that owes something back, or that is set against an invoice already. */
const mayApply = ({ creditOfInvoiceId, may, balanceDue, appliedTo }: WholeInvoice): boolean =>
  creditOfInvoiceId !== null &&
  may?.includes('edit') === true &&
  (centsOf(balanceDue) < 0 || (appliedTo?.length ?? 0) > 0);

function EditDraft({ record, onClose }: { record: WholeInvoice; onClose: () => void }) {
  const { fees, reads } = useFeesForDraft(record.fileId, record.id);
  if (!fees) return <UnreadDialog reads={reads} onClose={onClose} />;
  return (
    <InvoiceDialog fileId={record.fileId} fees={fees} draft={record} onSaved={onClose} onClose={onClose} />
  );
}

interface MoveProps {
  readonly record: WholeInvoice;
  readonly move: InvoiceMove;
  readonly onAsk: (step: Step) => void;
}

function MoveButton({ record, move: { status, allowed, refusal }, onAsk }: MoveProps) {
  const { t } = useWords();
  if (!isStep(status)) return null;
  const resolves = record.status === 'disputed' && status === 'issued';
  const label = resolves ? t('billing.moves.resolve') : t(`billing.moves.${status}`);
  const why = refusal ? t(`billing.whyNot.${refusal}`) : undefined;
  const main = status === 'issued' || status === 'sent';
  return (
    <Button
      variant={main && allowed ? 'contained' : 'outlined'}
      color={main && allowed ? 'primary' : 'inherit'}
      disabled={!allowed}
      title={why}
      aria-label={why ? `${label}. ${why}` : undefined}
      onClick={() => onAsk(status)}
    >
      {label}
    </Button>
  );
}

function DocumentButtons({ record }: { record: WholeInvoice }) {
  const { t } = useWords();
  const { busy, run } = useDoing();
  const isServed = useRights().serves('showInvoicePdf');
  const showPdf = useCommand('showInvoicePdf');
  const fetched = () => showPdf({ id: record.id }, { reading: 'blob' });
  const view = () => {
    // Opened at once, while the click still counts as the person's own.
    const page = window.open('', '_blank');
    const show = (document: Blob) => {
      if (page) page.location.href = URL.createObjectURL(document);
    };
    const giveUp = (error: unknown) => {
      page?.close();
      throw error;
    };
    void run(() => fetched().then(show, giveUp));
  };
  const download = () =>
    run(async () => saveBlob(await fetched(), `${record.invoiceNumber ?? t('billing.draft')}.pdf`));
  return (
    <>
      {isServed && (
        <>
          <Button startIcon={<VisibilityIcon />} disabled={busy} onClick={view}>
            {t('billing.pdf')}
          </Button>
          <Button startIcon={<FileDownloadIcon />} disabled={busy} onClick={download}>
            {t('billing.download')}
          </Button>
        </>
      )}
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('billing.print')}
      </Button>
    </>
  );
}
