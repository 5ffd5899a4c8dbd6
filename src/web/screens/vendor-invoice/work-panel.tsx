import Add from '@mui/icons-material/Add';
import Unfold from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AnswerTo } from '#contract/commands/input';
import { resourcePaths } from '../../data/resource-paths';
import { useRead } from '../../data/use-read';
import { useWords } from '../../i18n/words';
import { formatDate, formatMoney } from '../../kinds/format';
import { Line, Lines } from '../../parts/lines';
import { Figures, Quiet, Serial } from '../../parts/words-in-line';
import type { LineValues } from './invoice-values';

const none: AnswerTo<'listBillableWork'> = { data: [], total: 0 };

const Work = styled(Line)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 14px',
});
const What = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', marginTop: 2 });

interface WorkPanelProps {
  readonly companyId: string | null | undefined;
  /** The files that stand on the invoice already. */
  readonly taken: readonly string[];
  readonly onTake: (lines: readonly LineValues[], file: { id: string; ref: string }) => void;
}

/** What a vendor did and has not billed, each to be taken over with the prices agreed on. */
export function WorkPanel({ companyId, taken, onTake }: WorkPanelProps) {
  const { t, choice, locale } = useWords();
  const key = [resourcePaths.vendorInvoice, 'work', companyId];
  const { data: { data, total } = none } = useRead(
    key,
    'listBillableWork',
    { companyId: companyId ?? '' },
    {
      enabled: Boolean(companyId),
      staleTime: 60_000,
    },
  );
  const left = data.filter(({ fileId }) => !taken.includes(fileId));
  if (left.length === 0) return null;
  const count =
    total > data.length
      ? t('vendorInvoicePage.unbilled.someOf', {
          count: left.length,
          total: total - data.length + left.length,
        })
      : left.length;
  return (
    <Accordion
      key={String(taken.length === 0)}
      defaultExpanded={taken.length === 0}
      variant="outlined"
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ '&&': { borderRadius: 1 } }}
    >
      <AccordionSummary expandIcon={<Unfold />}>
        {t('vendorInvoicePage.unbilled.title', { count })}
      </AccordionSummary>
      <AccordionDetails>
        <Lines
          aria-label={t('vendorInvoicePage.unbilled.list')}
          tabIndex={0}
          sx={{ maxHeight: 260, overflowY: 'auto' }}
        >
          {left.map(({ fileId, ref, state, endedAt, lines }) => (
            <Work key={fileId}>
              <span>
                <strong>
                  <Serial>{ref}</Serial>
                </strong>{' '}
                <Quiet>
                  {state}
                  {endedAt &&
                    ` · ${t('vendorInvoicePage.unbilled.ended', { date: formatDate(endedAt.slice(0, 10), locale) })}`}
                </Quiet>
                <What>
                  {lines.length === 0 && <Quiet>{t('vendorInvoicePage.unbilled.nothingOwed')}</Quiet>}
                  {lines.map((line, index) => (
                    <span key={index}>
                      {choice('feeType', line.feeType)} <Figures>{formatMoney(line.amount, locale)}</Figures>
                    </span>
                  ))}
                </What>
              </span>
              <Button
                startIcon={<Add />}
                aria-label={t('vendorInvoicePage.unbilled.takeOf', { ref })}
                onClick={() => onTake(lines.length > 0 ? lines : [{ fileId }], { id: fileId, ref })}
              >
                {t('vendorInvoicePage.unbilled.take')}
              </Button>
            </Work>
          ))}
        </Lines>
      </AccordionDetails>
    </Accordion>
  );
}
