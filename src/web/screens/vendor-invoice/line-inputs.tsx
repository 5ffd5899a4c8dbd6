import { useWatch } from 'react-hook-form';
import { resources } from '#contract/resources/index';
import { amountOf, centsOf, times } from '#contract/money/cents';
import { fill, useWords } from '../../i18n/words';
import { FieldInput } from '../../kinds/field-input';
import { formatMoney } from '../../kinds/format';
import { FilePicker } from './file-picker';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

const { fields } = resources.vendorInvoice.fields.lines;
const taxes = ['gst', 'hst', 'pst', 'qst'] as const;

interface LineInputsProps {
  readonly index: number;
  readonly refs: Map<string, string>;
  readonly onRemove: (() => void) | undefined;
}

/** One line of an invoice as it is written: its amount follows, and its taxes are asked for only where they differ. */
export function LineInputs({ index, refs, onRemove }: LineInputsProps) {
  const { locale, label } = useWords();
  const texts = useVendorInvoiceTexts();
  const at = `lines.${index}`;
  const [quantity, unitAmount] = useWatch({ name: [`${at}.quantity`, `${at}.unitAmount`] }) as unknown[];
  return (
    <fieldset className="bill-line">
      <header>
        <strong>{fill(texts.line, { line: index + 1 })}</strong>
        <span className="figures">{formatMoney(lineAmount(quantity, unitAmount), locale)}</span>
        {onRemove && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={fill(texts.form.removeLine, { line: index + 1 })}
            onClick={onRemove}
          >
            ×
          </button>
        )}
      </header>
      <FilePicker name={`${at}.fileId`} refs={refs} />
      {(['feeType', 'incurredOn', 'quantity', 'unitAmount', 'description'] as const).map((name) => (
        <FieldInput
          key={name}
          field={fields[name]}
          resource="vendorInvoice"
          name={`${at}.${name}`}
          label={label('vendorInvoice', `lines.${name}`)}
        />
      ))}
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

/** What a line comes to, as far as it is typed. */
export function lineAmount(quantity: unknown, unitAmount: unknown): string {
  const count = Number(quantity);
  const amount = String(unitAmount ?? '');
  if (!Number.isFinite(count) || !/^-?\d+(\.\d{1,2})?$/.test(amount)) return '0.00';
  return amountOf(times(centsOf(amount), count));
}
