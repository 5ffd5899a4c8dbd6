import { formCommands } from '#contract/commands/form';
import type { JsonValue } from '#contract/fields';
import { noticeOfForm } from '#contract/clocks/notice-documents';
import { formOf, formsOfRole } from '#contract/forms/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { ChoiceInput } from '../../kinds/inputs/choice';
import type { KindInputProps } from '../../kinds/people-half';
import type { Asked } from '../../parts/fields-dialog';
import { sentAs, useAskedOfSending } from './sent-as';
import { useToldFields } from './told-fields';
import { BulkDialog } from '../file/list/bulk-dialog';
import type { BulkActProps } from '../file/list/bulk-acts';

type FormType = ValueOf<'formType'>;

const { body: fields } = formCommands.generateForm;

function MyForms(props: KindInputProps<'choice'>) {
  const { userRole } = useSession();
  return <ChoiceInput {...props} among={formsOfRole(userRole ?? '')} />;
}

/** Makes the same form of many files: what each file says is read of it, what a person tells is told once, and each answers for itself. */
export function FormMany(props: BulkActProps) {
  const { t, locale } = useWords();
  const generateForm = useCommand('generateForm');
  const asked = useToldByAny();
  const sent = useAskedOfSending(({ formType }) => formType as FormType | null);
  return (
    <BulkDialog
      {...props}
      title={(count) => t('fileBulk.formTitle', { smart_count: count })}
      save={(count) => t('fileBulk.formSave', { smart_count: count })}
      lead={t('fileBulk.formLead')}
      resource="document"
      asked={[
        {
          path: 'formType',
          field: fields.formType,
          label: t('formDetails.type'),
          needed: true,
          own: MyForms as never,
        },
        { path: 'language', field: fields.language, label: t('formDetails.language'), needed: true },
        {
          path: 'serveMethod',
          field: fields.serveMethod,
          label: t('formDetails.method'),
          when: ({ formType }) => typeof formType === 'string' && Boolean(noticeOfForm[formType as FormType]),
        },
        ...sent,
        ...asked,
      ]}
      values={{ formType: null, language: locale }}
      leavesOut={({ closed }) => closed === true}
      act={({ formType, language, serveMethod, ...told }) =>
        (fileId, key) =>
          generateForm(
            {
              fileId,
              formType: formType as FormType,
              language: language as 'en' | 'fr',
              ...(serveMethod ? { serveMethod: serveMethod as ValueOf<'noticeMethod'> } : {}),
              ...(sentAs(told) && { service: sentAs(told) as never }),
              overrides: ofForm(formType as FormType, told),
            },
            { headers: { 'idempotency-key': key } },
          )
        }
    />
  );
}

/** What people tell for any form of this role, each asked for while such a form is chosen. */
function useToldByAny(): readonly Asked[] {
  const toldOf = useToldFields();
  const { userRole } = useSession();
  const named = formsOfRole(userRole ?? '').flatMap((formType) =>
    toldOf(formType).map((one) => [one.path, one] as const),
  );
  return [...new Map(named).values()].map((one) => ({
    ...one,
    when: ({ formType }) => typeof formType === 'string' && one.path in formOf(formType as FormType).fields,
  }));
}

function ofForm(formType: FormType, told: Readonly<Record<string, unknown>>): JsonValue {
  const named = Object.keys(formOf(formType).fields);
  return Object.fromEntries(
    Object.entries(told).filter(([name, value]) => named.includes(name) && value !== null && value !== ''),
  ) as JsonValue;
}
