import Warning from '@mui/icons-material/WarningAmberOutlined';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { KindName } from '#contract/fields';
import { centsOf, sumOf } from '#contract/money/cents';
import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../../i18n/words';
import { formatMoney } from '../../kinds/format';
import type { CellProps } from '../../kinds/people-half';
import { Sign } from '../../parts/sign';
import { Late, Quiet } from '../../parts/words-in-line';
import type { InvoiceRecord } from './invoice-record';

type Flag = ValueOf<'vendorInvoiceFlag'>;

const grave = new Set<Flag>(['duplicate_number', 'no_assignment', 'missing_document']);

const Meanings = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
}));

function FlagSign({ flag }: { flag: Flag }) {
  const { t, choice } = useWords();
  return (
    <Sign tone={grave.has(flag) ? 'bad' : 'warn'} icon={<Warning />} title={t(`vendorInvoice.flags.${flag}`)}>
      {choice('vendorInvoiceFlag', flag)}
    </Sign>
  );
}

/** What stood out of an invoice or a line: a shape and its word. */
export function FlagSigns({ flags }: { flags: readonly Flag[] }) {
  return (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {flags.map((flag) => (
        <FlagSign key={flag} flag={flag} />
      ))}
    </Stack>
  );
}

/** The same in words: what each means, and what whoever decides has to look at. */
export function FlagWords({ flags }: { flags: readonly Flag[] }) {
  const { t } = useWords();
  return (
    <Meanings aria-label={t('vendorInvoice.standsOut')}>
      {flags.map((flag) => (
        <li key={flag}>
          <FlagSign flag={flag} /> {t(`vendorInvoice.flags.${flag}`)}
        </li>
      ))}
    </Meanings>
  );
}

/** How much more the lines of an invoice ask than was agreed, all together: `+$48.00`; nothing where none does. */
export function OverContract({ invoice }: { invoice: Pick<InvoiceRecord, 'flags' | 'checks'> }) {
  const { locale } = useWords();
  if (!isOverContract(invoice)) return null;
  const over = (invoice.checks ?? []).filter(({ variance }) => centsOf(variance) > 0);
  return <Late>+{formatMoney(sumOf(over.map(({ variance }) => variance)), locale)}</Late>;
}

export const isOverContract = ({ flags }: Pick<InvoiceRecord, 'flags'>): boolean =>
  flags?.includes('over_contract') ?? false;

/** What stood out, in a list: the gravest of it, and how much more. */
export function FlagsCell({ value }: CellProps<KindName>) {
  const { choice } = useWords();
  const flags = Array.isArray(value) ? (value as readonly Flag[]) : [];
  const [first, ...others] = [...flags].sort((a, b) => Number(grave.has(b)) - Number(grave.has(a)));
  if (!first) return <Quiet>–</Quiet>;
  return (
    <span>
      <FlagSign flag={first} />
      {others.length > 0 && (
        <Quiet title={others.map((flag) => choice('vendorInvoiceFlag', flag)).join(', ')}>
          {' '}
          + {others.length}
        </Quiet>
      )}
    </span>
  );
}
