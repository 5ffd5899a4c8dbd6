import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { amountOf, centsOf } from '#contract/money/cents';
import { varianceFrom } from '#contract/money/price';
import { lineAmount } from '#contract/money/unit-price';
import { resources } from '#contract/resources/index';
import { Icon } from '../../frame/icon';
import { fill, useWords } from '../../i18n/words';
import { FieldInput } from '../../kinds/field-input';
import { formatMoney } from '../../kinds/format';
import { ContractUnit, Variance } from './contract-words';
import { FilePicker } from './file-picker';
import { PayableFeeInput } from './payable-fee-input';
import type { LineValues } from './save-invoice';
import type { LineQuote } from './use-quotes';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

const { fields } = resources.vendorInvoice.fields.lines;
const taxes = ['gst', 'hst', 'pst', 'qst'] as const;

interface LineInputsProps {
  readonly index: number;
  readonly refs: Map<string, string>;
  /** What the contract says of the line, once it says enough. */
  readonly quote: LineQuote | undefined;
  /** It is one of those that the invoice was sent back for. */
  readonly disputed: boolean;
  readonly onRemove: (() => void) | undefined;
}

/** One line of an invoice as it is written: its amount follows, and its taxes are asked for only where they differ. */
export function LineInputs({ index, refs, quote, disputed, onRemove }: LineInputsProps) {
  const { locale, label } = useWords();
  const texts = useVendorInvoiceTexts();
  const at = `lines.${index}`;
  const [quantity, unitAmount, named] = useWatch({
    name: [`${at}.quantity`, `${at}.unitAmount`, `${at}.amount`],
  }) as unknown[];
  const amount = typedAmount({ quantity, unitAmount, amount: named });
  useAgreedPrice(at, quote?.unitAmount ?? null, quote?.contractAmount ?? null);
  return (
    <fieldset className={disputed ? 'bill-line bill-line-disputed' : 'bill-line'}>
      <legend className="unseen">{fill(texts.line, { line: index + 1 })}</legend>
      <div className="bill-line-head">
        <strong aria-hidden>{fill(texts.line, { line: index + 1 })}</strong>
        {disputed && (
          <span className="sign sign-warn">
            <Icon name="alert" /> {texts.form.disputed}
          </span>
        )}
        <span className="figures bill-line-amount">{formatMoney(amount, locale)}</span>
        {onRemove && (
          <button
            type="button"
            className="icon-button"
            aria-label={fill(texts.form.removeLine, { line: index + 1 })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <FilePicker name={`${at}.fileId`} refs={refs} />
      {(['feeType', 'incurredOn', 'quantity', 'unitAmount', 'description'] as const).map((name) => (
        <FieldInput
          key={name}
          field={fields[name]}
          resource="vendorInvoice"
          name={`${at}.${name}`}
          label={label('vendorInvoice', `lines.${name}`)}
          {...(name === 'feeType' && { own: PayableFeeInput })}
        />
      ))}
      {quote && (
        <p className="bill-line-contract" role="note">
          {quote.contractAmount ? (
            <>
              <span>
                {texts.contract}{' '}
                <strong className="figures">{formatMoney(quote.contractAmount, locale)}</strong>{' '}
                <span className="quiet">
                  (<ContractUnit check={quote} />)
                </span>
              </span>
              <Variance
                variance={varianceFrom(centsOf(amount), centsOf(quote.contractAmount))}
                contract={quote.contractAmount}
              />
            </>
          ) : (
            <span className="quiet">{texts.noContract}</span>
          )}
        </p>
      )}
      <details>
        <summary>{texts.form.claimed}</summary>
        <p className="field-hint">{texts.form.claimedHelp}</p>
        <div>
          {taxes.map((tax) => (
            <FieldInput
              key={tax}
              field={fields[tax]}
              resource="vendorInvoice"
              name={`${at}.${tax}`}
              label={label('vendorInvoice', `lines.${tax}`)}
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

/** The price agreed on, and what all of it comes to, stand in a line until somebody writes another price over it. */
function useAgreedPrice(at: string, agreed: string | null, amount: string | null): void {
  const { getValues, setValue } = useFormContext();
  const take = useEffectEvent((price: string) => {
    const [typed, taken] = getValues([`${at}.unitAmount`, `${at}.agreed`]) as unknown[];
    if (typed && typed !== taken) return;
    setValue(`${at}.agreed`, price);
    setValue(`${at}.unitAmount`, price, { shouldDirty: true });
    setValue(`${at}.amount`, amount);
  });
  useEffect(() => {
    if (agreed) take(agreed);
  }, [agreed, amount]);
}

/** What a line comes to, as far as it is typed. */
export function typedAmount({ quantity, unitAmount, amount }: LineValues): string {
  const count = Number(quantity);
  const price = String(unitAmount ?? '');
  if (!Number.isFinite(count) || !isAmount.test(price)) return '0.00';
  const named = String(amount ?? '');
  return amountOf(lineAmount(centsOf(price), count, isAmount.test(named) ? centsOf(named) : null));
}

const isAmount = /^-?\d+(\.\d{1,2})?$/;
