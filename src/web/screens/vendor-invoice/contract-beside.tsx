import Typography from '@mui/material/Typography';
import { centsOf } from '#contract/money/cents';
import { varianceFrom } from '#contract/money/price';
import { useWords } from '../../i18n/words';
import { formatMoney } from '../../kinds/format';
import { PlaceOfSupply } from '../../parts/place-of-supply';
import { Quiet } from '../../parts/words-in-line';
import { ContractUnit, Variance } from './contract-words';
import type { LineQuote } from './use-quotes';

/** What the contract says of a line as it is written, how far the line is from it, and where it is taxed. */
export function ContractBeside({ quote, amount }: { quote: LineQuote; amount: string }) {
  const { t, locale } = useWords();
  const { contractAmount } = quote;
  return (
    <Typography
      data-whole
      variant="body2"
      role="note"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 16px' }}
    >
      {contractAmount ? (
        <>
          <span>
            {t('vendorInvoice.contract')} <strong>{formatMoney(contractAmount, locale)}</strong>{' '}
            <Quiet>
              (<ContractUnit check={quote} />)
            </Quiet>
          </span>
          <Variance
            variance={varianceFrom(centsOf(amount), centsOf(contractAmount))}
            contract={contractAmount}
          />
        </>
      ) : (
        <Quiet>{t('vendorInvoice.noContract')}</Quiet>
      )}
      <Quiet>
        <PlaceOfSupply {...quote} />
      </Quiet>
    </Typography>
  );
}
