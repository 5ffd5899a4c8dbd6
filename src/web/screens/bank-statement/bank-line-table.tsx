import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';
import { MoneyTable } from '../../parts/money-table';
import type { BankLine, BankTotals, Booking } from './bank-calls';
import { asProposed } from './bank-calls';
import { WhatItIs } from './what-it-is';

interface BankLineTableProps {
  readonly lines: readonly BankLine[];
  /** How many lines there are, and what came in and went out by them, on whichever page. */
  readonly total: number;
  readonly totals: BankTotals;
  readonly isAside: boolean;
  readonly busy: boolean;
  readonly onBook: (line: Booking) => void;
  readonly onAsk: (line: BankLine) => void;
  readonly onSet: (line: BankLine) => void;
}

/** Lines of bank statements, what each most likely is, and what can be done with it. */
export function BankLineTable({
  lines,
  total,
  totals,
  isAside,
  busy,
  onBook,
  onAsk,
  onSet,
}: BankLineTableProps) {
  const { t, locale } = useWords();
  const spoken = (action: string, { bookedOn, amount }: BankLine) =>
    t('named', { what: action, name: `${formatDate(bookedOn, locale)}, ${formatMoney(amount, locale)}` });
  const button = (action: string, line: BankLine, act: () => void, variant?: 'contained') => (
    <Button
      size="small"
      {...(variant && { variant })}
      disabled={busy}
      aria-label={spoken(action, line)}
      onClick={act}
    >
      {action}
    </Button>
  );
  const actsOf = (line: BankLine) => {
    const booking = asProposed(line);
    if (isAside) return button(t('bankStatement.takeBack'), line, () => onSet(line));
    return (
      <>
        {booking && button(t('bankStatement.book'), line, () => onBook(booking))}
        {centsOf(line.amount) > 0 &&
          button(t(booking ? 'bankStatement.another' : 'bankStatement.ask'), line, () => onAsk(line))}
        {button(t('bankStatement.putAside'), line, () => onSet(line))}
      </>
    );
  };
  return (
    <>
      <MoneyTable
        label={t('bankStatement.title')}
        rows={lines}
        keyOf={({ _id }) => _id}
        sums={t('bankStatement.all', { smart_count: total })}
        columns={[
          {
            head: t('bankStatement.line'),
            cell: ({ description, statement }) => (
              <>
                {description || t('bankStatement.noWords')}
                <small>{statement}</small>
              </>
            ),
          },
          { head: t('bankStatement.day'), as: 'short', cell: ({ bookedOn }) => formatDate(bookedOn, locale) },
          {
            head: t('bankStatement.amount'),
            as: 'figure',
            cell: ({ amount }) => formatMoney(amount, locale),
            sum: (
              <>
                {t('bankStatement.moneyIn', { amount: formatMoney(totals.moneyIn, locale) })}
                <small>{t('bankStatement.moneyOut', { amount: formatMoney(totals.moneyOut, locale) })}</small>
              </>
            ),
          },
          ...(isAside
            ? []
            : [{ head: t('bankStatement.is'), cell: (line: BankLine) => <WhatItIs line={line} /> }]),
          {
            head: t('bankStatement.next'),
            cell: (line) => (
              <Stack
                direction="row"
                sx={{
                  ...{ flexWrap: 'wrap', gap: 0.75 },
                  // Below their head; on a phone they take the whole line.
                  ...{ width: { xs: '100%', sm: 'auto' }, '& > *': { flexGrow: { xs: 1, sm: 0 } } },
                }}
              >
                {actsOf(line)}
              </Stack>
            ),
          },
        ]}
      />
    </>
  );
}
