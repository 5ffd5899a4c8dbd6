import Unfold from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { listPath, recordPath } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../kinds/format';
import { Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { Figures } from '../../parts/words-in-line';
import { finger } from '../../theme/overrides/finger';
import { DecisionButtons } from './decision-buttons';
import { DecisionFacts } from './decision-facts';
import { FlagSigns, OverContract } from './flag-signs';
import { LevelWords } from './level-cell';
import type { InvoiceRow } from './waiting-invoices';
import { waitingSearch } from './waiting-search';

interface WaitingProps {
  readonly rows: readonly InvoiceRow[];
  /** How many wait, those that are not shown included. */
  readonly total: number;
}

/** The vendors' invoices that wait for this person, the one that is due first at the top, among all else that does. */
export function WaitingList({ rows, total }: WaitingProps) {
  const { t, many } = useWords();
  return (
    <Section
      title={many('vendorInvoice')}
      actions={
        <TextLink to={`${listPath('vendorInvoice')}?${waitingSearch}`} quiet>
          {total > rows.length
            ? t('vendorInvoice.waitingMore', { count: total })
            : t('vendorInvoice.waitingQueue')}
        </TextLink>
      }
    >
      <Lines>
        {rows.map((row) => (
          <WaitingLine key={row.id} row={row} />
        ))}
      </Lines>
    </Section>
  );
}

const Waiting = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));
const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  fontSize: theme.typography.body2.fontSize,
  [finger]: { '& a': { display: 'inline-block', lineHeight: '44px' } },
}));
const Amount = styled(Figures)({ marginLeft: 'auto', fontWeight: 620 });

function WaitingLine({ row }: { row: InvoiceRow }) {
  const { t, label, locale } = useWords();
  const [open, setOpen] = useState(false);
  const linesId = useId();
  return (
    <Waiting data-id={row.id} data-line tabIndex={-1}>
      <Facts>
        <TextLink to={recordPath('vendorInvoice', row.id)} sx={{ fontWeight: 600 }}>
          {row.invoiceNumber}
        </TextLink>
        {row.flags && <FlagSigns flags={row.flags} />}
        <OverContract invoice={row} />
        <Amount>{formatMoney(row.total, locale)}</Amount>
      </Facts>
      <Facts sx={{ color: 'text.secondary' }}>
        <ReferenceName to="company" id={row.companyId} linked={false} />
        {row.fileIds.map((id, index) => (
          <TextLink key={id} to={`${recordPath('file', id)}/vendor-invoices`} quiet>
            {row.fileRefNumber?.[index] ?? id}
          </TextLink>
        ))}
        <span>{formatDate(row.invoiceDate, locale)}</span>
        <LevelWords level={row.approvalLevel ?? 1} needed={row.levelsNeeded ?? 1} />
        {row.dueDate && (
          <span>
            {label('vendorInvoice', 'dueDate')} {formatDate(row.dueDate, locale)}
          </span>
        )}
      </Facts>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
        <DecisionButtons invoice={row} place="line" />
        <Button
          variant="text"
          aria-expanded={open}
          aria-controls={linesId}
          endIcon={<Unfold sx={{ rotate: open ? '180deg' : '0deg' }} />}
          onClick={() => setOpen(!open)}
        >
          {t('vendorInvoice.lines')}
        </Button>
      </Stack>
      <Collapse in={open} id={linesId} mountOnEnter>
        <DecisionFacts id={row.id} />
      </Collapse>
    </Waiting>
  );
}
