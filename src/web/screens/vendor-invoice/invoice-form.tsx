import { useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { sumOf } from '#contract/money/cents';
import { resources } from '#contract/resources/index';
import { listPath, recordPath, resourcePaths } from '../../data/resource-paths';
import { PageTitle } from '../../frame/page-title';
import { RecordFailed, RecordSkeleton } from '../../generated/record-states';
import '../../generated/generated.css';
import { useSession } from '../../identity/identity-context';
import { useToast } from '../../identity/toast';
import { fill, useWords } from '../../i18n/words';
import { FieldInput } from '../../kinds/field-input';
import { formatMoney } from '../../kinds/format';
import '../screens.css';
import type { InvoiceRecord } from './invoice-record';
import { LineInputs, lineAmount } from './line-inputs';
import { useSaveInvoice } from './save-invoice';
import type { InvoiceValues } from './save-invoice';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';
import './vendor-invoice.css';

const { fields } = resources.vendorInvoice;
const emptyLine = { quantity: 1 };

/** The form of a new invoice. The address may name the file that it begins with. */
export function NewInvoicePage() {
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const isVendor = user?.activityType !== undefined && user.activityType !== 'agency';
  const values = {
    companyId: isVendor ? user.companyId : null,
    invoiceDate: new Date().toISOString().slice(0, 10),
    lines: [{ ...emptyLine, fileId: parameters.get('fileId') }],
  };
  return <InvoiceForm values={values} asksVendor={!isVendor} refs={new Map()} />;
}

/** The same form for one that is open: a draft, or what was sent back. */
export function EditInvoicePage({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<InvoiceRecord>(resourcePaths.vendorInvoice, { id });
  if (error && !data) return <RecordFailed name="vendorInvoice" error={error} retry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  const refs = new Map(data.fileIds.map((fileId, index) => [fileId, data.fileRefNumber?.[index] ?? '']));
  return <InvoiceForm values={data} invoice={data} asksVendor={false} refs={refs} />;
}

interface InvoiceFormProps {
  readonly values: object;
  readonly invoice?: InvoiceRecord;
  readonly asksVendor: boolean;
  readonly refs: Map<string, string>;
}

function InvoiceForm({ values, invoice, asksVendor, refs: known }: InvoiceFormProps) {
  const { many, locale } = useWords();
  const texts = useVendorInvoiceTexts();
  const navigate = useNavigate();
  const toast = useToast();
  const [refs] = useState(known);
  const form = useForm<InvoiceValues>({ defaultValues: values });
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { save, failure } = useSaveInvoice(form, invoice);
  const lines = useWatch({ control: form.control, name: 'lines' });
  const subtotal = sumOf(lines.map(({ quantity, unitAmount }) => lineAmount(quantity, unitAmount)));
  // The papers to choose from are those of the files that it bills.
  const files = lines.flatMap(({ fileId }) => fileId ?? []).join();
  useEffect(() => {
    form.setValue('fileIds', files ? files.split(',') : undefined);
  }, [form, files]);
  const run = (submits: boolean) =>
    form.handleSubmit(async (typed) => {
      const id = await save(typed, submits);
      if (!id) return;
      toast({
        status: 'success',
        message: submits ? texts.submitted : fill(texts.form.saved, { number: typed.invoiceNumber ?? '' }),
      });
      void navigate(recordPath('vendorInvoice', id));
    });
  const head = (name: 'invoiceNumber' | 'companyId' | 'invoiceDate' | 'dueDate') => (
    <FieldInput field={fields[name]} resource="vendorInvoice" name={name} />
  );
  return (
    <div className="record-page">
      <header className="page-head">
        <div>
          <Link className="crumb" to={listPath('vendorInvoice')}>
            {many('vendorInvoice')}
          </Link>
          <PageTitle
            title={invoice ? fill(texts.form.edit, { number: invoice.invoiceNumber }) : texts.form.create}
          />
        </div>
      </header>
      <FormProvider {...form}>
        <form className="bill-form" noValidate onSubmit={(event) => void run(false)(event)}>
          {failure && (
            <p className="ask-failure" role="alert">
              {failure}
            </p>
          )}
          <section className="field-grid" aria-label={texts.form.head}>
            {head('invoiceNumber')}
            {asksVendor && head('companyId')}
            {head('invoiceDate')}
            {head('dueDate')}
            <FieldInput
              key={files}
              field={fields.documentId}
              resource="vendorInvoice"
              name="documentId"
              help={texts.form.documentHelp}
            />
          </section>
          <section className="bill-part" aria-label={texts.form.lines}>
            <h2>{texts.form.lines}</h2>
            {rows.map((row, index) => (
              <LineInputs
                key={row.id}
                index={index}
                refs={refs}
                onRemove={rows.length > 1 ? () => remove(index) : undefined}
              />
            ))}
            <button
              type="button"
              className="button"
              onClick={() => append({ ...emptyLine, fileId: lines.at(-1)?.fileId ?? null })}
            >
              {texts.form.addLine}
            </button>
          </section>
          <footer className="bill-foot">
            <span>
              {texts.form.subtotal} <strong className="figures">{formatMoney(subtotal, locale)}</strong>
            </span>
            <button type="submit" className="button" disabled={form.formState.isSubmitting}>
              {texts.form.saveDraft}
            </button>
            <button
              type="button"
              className="button button-main"
              disabled={form.formState.isSubmitting}
              onClick={() => void run(true)()}
            >
              {texts.form.saveSubmit}
            </button>
          </footer>
        </form>
      </FormProvider>
    </div>
  );
}
