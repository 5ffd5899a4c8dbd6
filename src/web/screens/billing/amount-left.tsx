import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { amountOf, centsOf } from '#contract/money/cents';
import { normaliseValue } from '#contract/kinds/index';
import { formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';

const field = { kind: 'money' } as const;

/** What of a payment is still to be allocated as the amounts are typed, and the way to fill the oldest invoices first. */
export function AmountLeft(props: {
  of: string;
  /** What goes elsewhere already. */
  taken: readonly { readonly amount: string }[];
  /** The fields of the form that hold amounts. */
  paths: readonly string[];
  oldestFirst: () => Readonly<Record<string, string>>;
}) {
  const { of, taken, paths, oldestFirst } = props;
  const { t, locale } = useWords();
  const form = useFormContext();
  const typed = useWatch({ name: [...paths] }) as unknown[];
  const amounts = [...taken.map(({ amount }) => amount), ...typed.map((one) => normaliseValue(one, field))];
  const left = amounts.reduce(
    (rest: number, one) => rest - (typeof one === 'string' && /^-?\d+\.\d\d$/.test(one) ? centsOf(one) : 0),
    centsOf(of),
  );
  const amount = formatMoney(amountOf(Math.abs(left)), locale);
  return (
    <Alert
      severity={left < 0 ? 'error' : 'info'}
      role="status"
      // On a phone the way to fill them stands below what is left.
      sx={{ mt: 2, flexWrap: 'wrap' }}
      action={
        <Button
          variant="text"
          onClick={() => {
            for (const [path, value] of Object.entries(oldestFirst()))
              form.setValue(path, value, { shouldDirty: true });
          }}
        >
          {t('billing.oldestFirst')}
        </Button>
      }
    >
      {t(left < 0 ? 'billing.leftOver' : 'billing.left', { amount })}
    </Alert>
  );
}
