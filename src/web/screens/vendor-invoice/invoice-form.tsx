import { useState } from 'react';
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { sumOf } from '#contract/money/cents';
import { resources } from '#contract/resources/index';
import { listPath, recordPath } from '../../data/resource-paths';
import { PageTitle } from '../../frame/page-title';
import { LeaveGuard } from '../../generated/leave-guard';
import '../../generated/generated.css';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { FieldInput } from '../../kinds/field-input';
import { formatMoney } from '../../kinds/format';
import '../screens.css';
import './invoice-form.css';
import type { InvoiceRecord } from './invoice-record';
import { LineInputs, typedLine } from './line-inputs';
import { PaperField } from './paper-field';
import { PaperPanel } from './paper-panel';
import { useSaveInvoice } from './save-invoice';
import type { InvoiceValues, LineValues } from './save-invoice';
import { SentBack } from './sent-back';
import { useInvoiceDraft } from './use-invoice-draft';
import { useQuotes } from './use-quotes';
import './vendor-invoice.css';
import { WorkPanel } from './work-panel';

const { fields } = resources.vendorInvoice;
const emptyLine = { quantity: 1 };
const isEmpty = ({ fileId, feeType, unitAmount }: LineValues): boolean => !fileId && !feeType && !unitAmount;

interface InvoiceFormProps {
  readonly values: Partial<InvoiceValues> & { readonly lines: LineValues[] };
  readonly invoice?: InvoiceRecord;
  readonly asksVendor: boolean;
  readonly refs: Map<string, string>;
}

/** An invoice as it is written: its paper beside its lines, and the contract beside each of them. */
export function InvoiceForm({ values, invoice, asksVendor, refs: known }: InvoiceFormProps) {
  const { t, many, locale } = useWords();
  const navigate = useNavigate();
  const toast = useToast();
  const [refs] = useState(known);
  const form = useForm<InvoiceValues>({ defaultValues: values });
  const { fields: rows, append, remove, replace } = useFieldArray({ control: form.control, name: 'lines' });
  const { save, failure } = useSaveInvoice(form, invoice);
  const draft = useInvoiceDraft(form, values, invoice);
  const now = useWatch({ control: form.control });
  const lines = (now.lines ?? []) as LineValues[];
  const quotes = useQuotes({ companyId: now.companyId, invoiceDate: now.invoiceDate, lines });
  const subtotal = sumOf(lines.map((line, index) => typedLine(line, quotes[index]).amount));
  const fileIds = [...new Set(lines.flatMap(({ fileId }) => fileId ?? []))];
  const run = (submits: boolean) =>
    form.handleSubmit(async (typed) => {
      const id = await save(typed, submits);
      if (!id) return;
      draft.done();
      toast({
        status: 'success',
        message: submits
          ? t('vendorInvoice.submitted')
          : t('vendorInvoice.form.saved', { number: typed.invoiceNumber ?? '' }),
      });
      void navigate(recordPath('vendorInvoice', id));
    });
  const takeWork = (work: readonly LineValues[], file: { id: string; ref: string }) => {
    refs.set(file.id, file.ref);
    const more = work.map((line) => ({ ...emptyLine, ...line, agreed: line.unitAmount }));
    if (lines.every(isEmpty)) replace(more);
    else append(more, { shouldFocus: false });
  };
  const head = (name: 'invoiceNumber' | 'companyId' | 'invoiceDate' | 'dueDate' | 'note') => (
    <FieldInput field={fields[name]} resource="vendorInvoice" name={name} />
  );
  const busy = form.formState.isSubmitting;
  return (
    <div className="record-page bill-page">
      <header className="page-head">
        <div>
          <Link className="crumb" to={listPath('vendorInvoice')}>
            {many('vendorInvoice')}
          </Link>
          <PageTitle
            title={
              invoice
                ? t('vendorInvoice.form.edit', { number: invoice.invoiceNumber })
                : t('vendorInvoice.form.create')
            }
          />
        </div>
      </header>
      <LeaveGuard formControl={form.control as never} />
      <FormProvider {...form}>
        <form
          className={now.documentId ? 'bill-columns' : 'bill-columns bill-columns-one'}
          noValidate
          onSubmit={(event) => void run(false)(event)}
        >
          <div className="bill-form">
            {invoice && <SentBack invoice={invoice} />}
            {draft.kept && (
              <p className="form-draft" role="status">
                {t('form.draftBack')}{' '}
                <button type="button" className="link" onClick={draft.drop}>
                  {t('form.draftDrop')}
                </button>
              </p>
            )}
            {failure && (
              <p className="ask-failure" role="alert">
                {failure}
              </p>
            )}
            <section className="field-grid" aria-label={t('vendorInvoice.form.head')}>
              {head('invoiceNumber')}
              {asksVendor && head('companyId')}
              {head('invoiceDate')}
              {head('dueDate')}
              <PaperField fileIds={fileIds} />
            </section>
            {!invoice && <WorkPanel companyId={now.companyId} taken={fileIds} onTake={takeWork} />}
            <section className="bill-part" aria-label={t('vendorInvoice.form.lines')}>
              <h2>{t('vendorInvoice.form.lines')}</h2>
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
              <button
                type="button"
                className="button"
                onClick={() => append({ ...emptyLine, fileId: lines.at(-1)?.fileId ?? null })}
              >
                {t('vendorInvoice.form.addLine')}
              </button>
            </section>
            {head('note')}
            <footer className="bill-foot">
              <span>
                {t('vendorInvoice.form.subtotal')}{' '}
                <strong className="figures">{formatMoney(subtotal, locale)}</strong>
              </span>
              <button type="submit" className="button" disabled={busy}>
                {invoice && invoice.invoiceStatus !== 'draft'
                  ? t('vendorInvoice.form.saveOnly')
                  : t('vendorInvoice.form.saveDraft')}
              </button>
              <button
                type="button"
                className="button button-main"
                disabled={busy}
                onClick={() => void run(true)()}
              >
                {t('vendorInvoice.form.saveSubmit')}
              </button>
            </footer>
          </div>
          {now.documentId && <PaperPanel id={now.documentId} />}
        </form>
      </FormProvider>
    </div>
  );
}
