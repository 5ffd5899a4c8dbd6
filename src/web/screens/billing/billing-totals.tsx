import { useTranslate } from '../../i18n/use-translate';
import { Totals } from '../../parts/totals';
import { useFileMoney } from '../file/fees/file-fees';
import { useFileRecord } from '../file/file-record';
import { Money } from './money';

type Figure = 'billed' | 'paid' | 'owed' | 'unbilled' | 'trustHeld' | 'remitted';

/** Figures of the file's money as the host adds them up: every tab asks the one place, so that no two say something else. */
export function BillingTotals({ of }: { of: readonly Figure[] }) {
  const { data } = useFileMoney(useFileRecord().id);
  const billing = data?.billing;
  const t = useTranslate();
  if (!billing) return null;
  const names: { readonly [F in Figure]: string } = {
    billed: t('billing.billed'),
    paid: t('billing.paid'),
    owed: t('billing.owed'),
    unbilled: t('billing.unbilled'),
    trustHeld: t('billing.held'),
    remitted: t('billing.remitted'),
  };
  return <Totals of={of.map((figure) => [names[figure], <Money key={figure} amount={billing[figure]} />])} />;
}
