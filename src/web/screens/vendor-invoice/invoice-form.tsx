import type { BaseSyntheticEvent } from 'react';
import { Form, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { listPath, recordPath } from '../../data/resource-paths';
import { dropDraft } from '../../generated/form-drafts';
import { KeptDraft } from '../../generated/kept-draft';
import { LeaveGuard } from '../../generated/leave-guard';
import { focusWhenOpened } from '../../parts/focus-first-field';
import { RecordMoved } from '../../parts/record-moved';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { PageHead } from '../../parts/page-head';
import { InvoiceFields } from './invoice-fields';
import { submits } from './invoice-foot';
import { InvoiceProblems } from './invoice-problems';
import type { InvoiceRecord } from './invoice-record';
import type { InvoiceValues } from './invoice-values';
import { WidePage } from './document-page';
import { SentBack } from './sent-back';
import { useBefore, useInvoiceResolver, useSaveInvoice } from './use-save-invoice';

interface InvoiceFormProps {
  readonly values: Partial<InvoiceValues>;
  /** The invoice as it was opened, and as it stands by now. */
  readonly invoice?: InvoiceRecord;
  readonly live?: InvoiceRecord;
  readonly asksVendor: boolean;
  readonly refs: Map<string, string>;
}

/**
 * An invoice as it is written: its document beside its lines, and the contract beside each of them. A new one begins in its first field.
 */
export function InvoiceForm({ values, invoice, live, asksVendor, refs }: InvoiceFormProps) {
  const { t, many } = useWords();
  const navigate = useNavigate();
  const notify = useNotify();
  const { user } = useSession();
  const userId = user?._id ?? '';
  const before = useBefore(values, invoice);
  const resolver = useInvoiceResolver(before, invoice);
  const { save, failure } = useSaveInvoice(invoice);

  const onSubmit = async (typed: FieldValues, event?: BaseSyntheticEvent) => {
    const { submitter } = (event?.nativeEvent ?? {}) as Partial<SubmitEvent>;
    const isSubmitted = submitter?.getAttribute('name') === submits;
    const saved = await save(typed, isSubmitted);
    if ('problems' in saved) return saved.problems;
    dropDraft(userId, 'vendorInvoice', invoice?.id);
    const called = String(typed.invoiceNumber ?? invoice?.invoiceNumber ?? '');
    notify(
      isSubmitted ? t('vendorInvoicePage.submitted') : t('vendorInvoicePage.form.saved', { number: called }),
      {
        type: 'success',
      },
    );
    // After this turn, when the form knows that it is saved and lets the page go.
    setTimeout(() => void navigate(recordPath('vendorInvoice', saved.id)));
    return undefined;
  };

  return (
    <WidePage>
      <PageHead
        title={
          invoice
            ? t('vendorInvoicePage.form.edit', { number: invoice.invoiceNumber })
            : t('vendorInvoicePage.form.create')
        }
        crumb={{ to: listPath('vendorInvoice'), label: many('vendorInvoice') }}
      />
      {invoice && live && <RecordMoved opened={invoice} live={live} />}
      <div ref={invoice ? undefined : focusWhenOpened}>
        <Form
          record={before as never}
          resolver={resolver}
          mode="onTouched"
          onSubmit={onSubmit}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={LeaveGuard}
        >
          <InvoiceFields
            invoice={invoice}
            asksVendor={asksVendor}
            refs={refs}
            above={
              <>
                {invoice && <SentBack invoice={invoice} />}
                <KeptDraft
                  userId={userId}
                  name="vendorInvoice"
                  id={invoice?.id}
                  version={invoice?.version ?? null}
                  before={before}
                />
                <InvoiceProblems failure={failure} />
              </>
            }
          />
        </Form>
      </div>
    </WidePage>
  );
}
