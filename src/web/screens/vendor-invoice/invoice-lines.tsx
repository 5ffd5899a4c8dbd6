import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/use-translate';
import { Section } from '../../parts/section';
import type { InvoiceRecord } from './invoice-record';
import type { InvoiceValues, LineValues } from './invoice-values';
import { LineInputs } from './line-inputs';
import type { LineQuote } from './use-quotes';
import { WorkPanel } from './work-panel';

interface InvoiceLinesProps {
  readonly invoice: InvoiceRecord | undefined;
  readonly companyId: string | null | undefined;
  readonly lines: readonly LineValues[];
  readonly quotes: readonly (LineQuote | undefined)[];
  /** The numbers of the files that are known. */
  readonly refs: Map<string, string>;
  /** The files that stand on the invoice already. */
  readonly taken: readonly string[];
}

const emptyLine = { quantity: 1 };
const isEmpty = ({ fileId, feeType, unitAmount }: LineValues): boolean => !fileId && !feeType && !unitAmount;

/** The lines of an invoice, written or taken over from work that is not billed. */
export function InvoiceLines(props: InvoiceLinesProps) {
  const { invoice, companyId, lines, quotes, refs: known, taken } = props;
  const t = useTranslate();
  const { control } = useFormContext<InvoiceValues>();
  const { fields: rows, append, remove, replace } = useFieldArray({ control, name: 'lines' });
  const [refs] = useState(known);
  const takeWork = (work: readonly LineValues[], file: { id: string; ref: string }) => {
    refs.set(file.id, file.ref);
    const more = work.map((line) => ({ ...emptyLine, ...line, agreed: line.unitAmount }));
    if (lines.every(isEmpty)) replace(more);
    else append(more, { shouldFocus: false });
  };
  return (
    <>
      {!invoice && <WorkPanel companyId={companyId} taken={taken} onTake={takeWork} />}
      <Section title={t('vendorInvoicePage.form.lines')}>
        {rows.map((row, index) => (
          <LineInputs
            key={row.id}
            index={index}
            refs={refs}
            quote={quotes[index]}
            disputed={invoice?.disputedLines?.includes(String(index + 1)) ?? false}
            onRemove={rows.length > 1 ? () => remove(index) : undefined}
          />
        ))}
        <Button
          startIcon={<Add />}
          onClick={() => append({ ...emptyLine, fileId: lines.at(-1)?.fileId ?? null })}
        >
          {t('vendorInvoicePage.form.addLine')}
        </Button>
      </Section>
    </>
  );
}
