import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { sumOf } from '#contract/money/cents';
import { recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { formatDate, formatMoney } from '../../kinds/format';
import { MoneyTable } from '../../parts/money-table';
import type { MoneyColumn } from '../../parts/money-table';
import { PlaceOfSupply } from '../../parts/place-of-supply';
import { TextLink } from '../../parts/text-link';
import { Late, Quiet } from '../../parts/words-in-line';
import { useSide } from '../own-side';
import { BilledFile } from './billed-file';
import { BilledTwice } from './billed-twice';
import { ContractUnit, CountedUnits, Variance } from './contract-words';
import { FlagSigns } from './flag-signs';
import type { InvoiceRecord } from './invoice-record';

const Chosen = styled('span')({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  textAlign: 'start',
});

interface LineTableProps {
  readonly invoice: InvoiceRecord;
  readonly chosen: ReadonlySet<string>;
  /** Absent where lines cannot be chosen. */
  readonly onChoose?: (line: string) => void;
}

interface Line {
  /** From 1, as people speak of it. */
  readonly number: string;
  readonly asked: InvoiceRecord['lines'][number];
  readonly check: NonNullable<InvoiceRecord['checks']>[number] | undefined;
}

/**
 * Every line beside what the contract says of it: what is asked, what was agreed and by which price, and the taxes that are due. What a
 * vendor agreed on with the agency is not for a client, also where the client pays the vendor.
 */
export function LineTable({ invoice, chosen, onChoose }: LineTableProps) {
  const { t, locale } = useWords();
  const money = (amount: string | null | undefined) => formatMoney(amount ?? '0.00', locale);
  const isCompared = useSide() !== 'client';
  const taxes = sumOf([invoice.gstTotal, invoice.hstTotal, invoice.pstTotal, invoice.qstTotal]);
  const lines = invoice.lines.map((asked, index): Line => ({
    number: String(index + 1),
    asked,
    check: invoice.checks?.[index],
  }));
  const contract: MoneyColumn<Line>[] = [
    { head: t('vendorInvoice.contract'), as: 'figure', cell: ({ check }) => <Contract check={check} /> },
    {
      head: t('vendorInvoice.variance'),
      as: 'figure',
      cell: ({ check }) => (
        <Variance variance={check?.variance ?? null} contract={check?.contractAmount ?? null} />
      ),
    },
  ];
  const columns: MoneyColumn<Line>[] = [
    {
      head: t('vendorInvoice.work'),
      cell: (line) => (
        <Chosen>
          {onChoose && (
            <Checkbox
              checked={chosen.has(line.number)}
              onChange={() => onChoose(line.number)}
              slotProps={{ input: { 'aria-label': t('vendorInvoice.choose', { line: line.number }) } }}
              sx={{ p: 0 }}
            />
          )}
          <Work invoice={invoice} line={line} />
        </Chosen>
      ),
    },
    {
      head: t('vendorInvoice.asked'),
      as: 'figure',
      cell: ({ asked }) => (
        <span>
          {asked.amount ? money(asked.amount) : '–'}
          <Quiet as="small">
            <CountedUnits
              quantity={asked.quantity}
              unitAmount={asked.unitAmount}
              freeUnits={asked.freeUnits ?? null}
            />
          </Quiet>
        </span>
      ),
    },
    ...(isCompared ? contract : []),
    { head: t('vendorInvoice.taxes'), as: 'figure', cell: (line) => <Taxes {...line} /> },
  ];
  return (
    <MoneyTable
      label={t('vendorInvoice.lines')}
      rows={lines}
      keyOf={({ number }) => number}
      columns={columns}
      below={[
        [t('vendorInvoice.subtotal'), money(invoice.subtotal)],
        [t('vendorInvoice.taxes'), money(taxes)],
        [t('vendorInvoice.total'), money(invoice.total)],
      ]}
      mark={({ number }) => (invoice.disputedLines?.includes(number) ? 'marked' : undefined)}
    />
  );
}

function Work({ invoice, line }: { invoice: InvoiceRecord; line: Line }) {
  const { choice, locale } = useWords();
  const { number, asked, check } = line;
  return (
    <span>
      <Quiet>{number}.</Quiet> {choice('feeType', asked.feeType)}
      {asked.description && <Quiet> · {asked.description}</Quiet>}
      <Quiet as="small">
        <BilledFile invoice={invoice} id={asked.fileId} />
        {asked.incurredOn && ` · ${formatDate(asked.incurredOn, locale)}`}
      </Quiet>
      {check?.flags && check.flags.length > 0 && <FlagSigns flags={check.flags} />}
      {check && <BilledTwice companyId={invoice.companyId} check={check} />}
    </span>
  );
}

/** The taxes that are claimed, those that are due where these are others, and where. */
function Taxes({ asked, check }: Line) {
  const { t, locale } = useWords();
  const claimed = sumOf([asked.gst, asked.hst, asked.pst, asked.qst]);
  const due = check && sumOf([check.gst, check.hst, check.pst, check.qst]);
  return (
    <span>
      {formatMoney(claimed, locale)}
      {due !== undefined && due !== claimed && (
        <Late as="small">{t('vendorInvoice.taxesDue', { amount: formatMoney(due, locale) })}</Late>
      )}
      <Quiet as="small">
        <PlaceOfSupply state={asked.state} stateGround={asked.stateGround} />
      </Quiet>
    </span>
  );
}

function Contract({ check }: Pick<Line, 'check'>) {
  const { t, locale } = useWords();
  const rights = useRights();
  if (!check?.contractAmount) return <Quiet>{check ? t('vendorInvoice.noContract') : '–'}</Quiet>;
  return (
    <span>
      {formatMoney(check.contractAmount, locale)}
      <Quiet as="small">
        <ContractUnit check={check} />
      </Quiet>
      {check.companyFeeId && rights.may('companyFee', 'show') && (
        <small>
          <TextLink to={recordPath('companyFee', check.companyFeeId)} sx={{ color: 'primary.main' }}>
            {t('vendorInvoice.priceLine')}
          </TextLink>
        </small>
      )}
    </span>
  );
}
