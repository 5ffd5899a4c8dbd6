import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { amountOf, centsOf } from '#contract/money/cents';
import { varianceFrom } from '#contract/money/price';
import type { Counting } from '#contract/money/price';
import { countedAmount } from '#contract/money/unit-price';
import { resources } from '#contract/resources/index';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { FieldInput } from '../../kinds/field-input';
import { formatMoney } from '../../kinds/format';
import { ContractUnit, CountedUnits, Variance } from './contract-words';
import { FilePicker } from './file-picker';
import { PayableFeeInput } from './payable-fee-input';
import type { LineValues } from './save-invoice';
import type { LineQuote } from './use-quotes';

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
  const t = useTranslate();
  const at = `lines.${index}`;
  const [quantity, unitAmount, named] = useWatch({
    name: [`${at}.quantity`, `${at}.unitAmount`, `${at}.amount`],
  }) as unknown[];
  const { amount, freeUnits } = typedLine({ quantity, unitAmount, amount: named }, quote);
  useAgreedPrice(at, quote);
  useOwnAmount(at, quantity);
  return (
    <fieldset className={disputed ? 'bill-line bill-line-disputed' : 'bill-line'}>
      <legend className="unseen">{t('vendorInvoice.line', { line: index + 1 })}</legend>
      <div className="bill-line-head">
        <strong aria-hidden>{t('vendorInvoice.line', { line: index + 1 })}</strong>
        {disputed && (
          <span className="sign sign-warn">
            <Icon name="alert" /> {t('vendorInvoice.form.disputed')}
          </span>
        )}
        <span className="figures bill-line-amount">
          {freeUnits !== null && (
            <small className="quiet">
              <CountedUnits
                quantity={Number(quantity)}
                unitAmount={String(unitAmount)}
                freeUnits={freeUnits}
              />{' '}
              ={' '}
            </small>
          )}
          {formatMoney(amount, locale)}
        </span>
        {onRemove && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('vendorInvoice.form.removeLine', { line: index + 1 })}
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
                {t('vendorInvoice.contract')}{' '}
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
            <span className="quiet">{t('vendorInvoice.noContract')}</span>
          )}
        </p>
      )}
      <details>
        <summary>{t('vendorInvoice.form.claimed')}</summary>
        <p className="field-hint">{t('vendorInvoice.form.claimedHelp')}</p>
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

/**
 * The price agreed on stands in a line until somebody writes another over it; of a share of the rest of the bill, what all of it comes to
 * stands with it.
 */
function useAgreedPrice(at: string, quote: LineQuote | undefined): void {
  const { getValues, setValue } = useFormContext();
  const agreed = quote?.unitAmount ?? null;
  const amount = quote?.unit === 'percent' ? quote.contractAmount : null;
  const take = useEffectEvent((price: string) => {
    const [typed, taken] = getValues([`${at}.unitAmount`, `${at}.agreed`]) as unknown[];
    if (typed && typed !== taken) return;
    setValue(`${at}.agreed`, price);
    setValue(`${at}.unitAmount`, price, { shouldDirty: true });
    if (amount) setValue(`${at}.amount`, amount);
  });
  useEffect(() => {
    if (agreed) take(agreed);
  }, [agreed, amount]);
}

/** What a line was to come to as it was taken over is said of so many: of more or fewer it is worked out anew. */
function useOwnAmount(at: string, quantity: unknown): void {
  const { setValue } = useFormContext();
  const before = useRef(quantity);
  useEffect(() => {
    if (String(before.current) !== String(quantity)) setValue(`${at}.amount`, null);
    before.current = quantity;
  }, [at, quantity, setValue]);
}

/** What a line comes to and what of it is free, as far as it is typed, counted as the contract counts. */
export function typedLine(
  { quantity, unitAmount, amount }: LineValues,
  quote: LineQuote | undefined,
): { readonly amount: string; readonly freeUnits: number | null } {
  const count = Number(quantity);
  const price = String(unitAmount ?? '');
  if (!Number.isFinite(count) || !isAmount.test(price)) return { amount: '0.00', freeUnits: null };
  const named = String(amount ?? '');
  const counted = countedAmount(
    centsOf(price),
    count,
    isAmount.test(named) ? centsOf(named) : null,
    quote && countingOf(quote),
  );
  return { ...counted, amount: amountOf(counted.amount) };
}

function countingOf({
  unit,
  minimumAmount = null,
  maximumAmount = null,
  freeUnits = null,
}: LineQuote): Counting | undefined {
  return unit ? { unit, minimumAmount, maximumAmount, freeUnits } : undefined;
}

const isAmount = /^-?\d+(\.\d{1,2})?$/;
