import Close from '@mui/icons-material/Close';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../i18n/words';
import { DeclaredInput } from '../../kinds/declared-input';
import { formatMoney } from '../../kinds/format';
import { Sign } from '../../parts/sign';
import { Figures, Quiet, Unseen } from '../../parts/words-in-line';
import { ClaimedTaxes } from './claimed-taxes';
import { ContractBeside } from './contract-beside';
import { CountedUnits } from './contract-words';
import { FilePicker } from './file-picker';
import { LineProblems } from './line-problems';
import { PayableFeeInput } from './payable-fee-input';
import { typedLine } from './typed-line';
import { useAgreedPrice, useOwnAmount } from './use-agreed-price';
import type { LineQuote } from './use-quotes';

interface LineInputsProps {
  readonly index: number;
  readonly refs: Map<string, string>;
  /** What the contract says of the line, once it says enough. */
  readonly quote: LineQuote | undefined;
  /** It is one of those that the invoice was sent back for. */
  readonly disputed: boolean;
  readonly onRemove: (() => void) | undefined;
}

const OneLine = styled('fieldset', { shouldForwardProp: (name) => name !== 'disputed' })<{
  disputed: boolean;
}>(({ theme, disputed }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  alignItems: 'start',
  gap: '10px 14px',
  minWidth: 0,
  margin: 0,
  padding: disputed ? '14px 12px' : '14px 0',
  border: 0,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  ...(disputed && {
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.warning.main} 8%, transparent)`,
  }),
  '& > [data-whole]': { gridColumn: '1 / -1' },
}));
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
const Amount = styled(Figures)({ marginLeft: 'auto' });

/** One line of an invoice as it is written: its amount follows, and its taxes are asked for only where they differ. */
export function LineInputs({ index, refs, quote, disputed, onRemove }: LineInputsProps) {
  const { t, locale, label } = useWords();
  const at = `lines.${index}`;
  const called = t('vendorInvoicePage.line', { line: index + 1 });
  const [quantity, unitAmount, named] = useWatch({
    name: [`${at}.quantity`, `${at}.unitAmount`, `${at}.amount`],
  }) as unknown[];
  const { amount, freeUnits } = typedLine({ quantity, unitAmount, amount: named }, quote);
  useAgreedPrice(at, quote);
  useOwnAmount(at, quantity);
  return (
    <OneLine disputed={disputed}>
      <Unseen as="legend">{called}</Unseen>
      <Head data-whole>
        <strong aria-hidden>{called}</strong>
        {disputed && (
          <Sign tone="warn" icon={<Warning />}>
            {t('vendorInvoicePage.form.disputed')}
          </Sign>
        )}
        <Amount>
          {freeUnits !== null && (
            <Quiet as="small">
              <CountedUnits
                quantity={Number(quantity)}
                unitAmount={String(unitAmount)}
                freeUnits={freeUnits}
              />{' '}
              ={' '}
            </Quiet>
          )}
          {formatMoney(amount, locale)}
        </Amount>
        {onRemove && (
          <IconButton
            aria-label={t('vendorInvoicePage.form.removeLine', { line: index + 1 })}
            onClick={onRemove}
          >
            <Close />
          </IconButton>
        )}
      </Head>
      <LineProblems at={at} />
      <FilePicker name={`${at}.fileId`} refs={refs} />
      {(['feeType', 'incurredOn', 'quantity', 'unitAmount', 'description'] as const).map((name) => (
        <DeclaredInput
          key={name}
          source={`${at}.${name}`}
          resource="vendorInvoice"
          label={label('vendorInvoice', `lines.${name}`)}
          {...(name === 'feeType' && { own: PayableFeeInput })}
        />
      ))}
      {quote && <ContractBeside quote={quote} amount={amount} />}
      <ClaimedTaxes at={at} />
    </OneLine>
  );
}
