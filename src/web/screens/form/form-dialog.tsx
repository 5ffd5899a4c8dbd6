import { useRef, useState } from 'react';
import { formOf } from '#contract/forms/index';
import { formCommands } from '#contract/commands/form';
import type { Sent } from '#contract/commands/input';
import type { JsonValue } from '#contract/fields';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRights } from '../../data/rights';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { Asked } from '../../parts/fields-dialog';
import type { OfferedForm } from './form-calls';
import { FormPreview } from './form-preview';
import { Recipients } from './recipients';
import { sentAs, useAskedOfSending } from './sent-as';
import { useToldFields } from './told-fields';

interface FormDialogProps {
  readonly fileId: string;
  readonly offered: OfferedForm;
  readonly onClose: () => void;
}

const { body: fields } = formCommands.generateForm;

/** Asks for what a form does not find on the file, shows it as it will be, and keeps it. */
export function FormDialog({ fileId, offered, onClose }: FormDialogProps) {
  const { formType, recipients } = offered;
  const { t, choice, locale } = useWords();
  const generateForm = useCommand('generateForm');
  const fetchAgain = useFetchAgain('document');
  const asked = useAsked(offered);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(recipients.flatMap(({ _id, usual }) => (usual ? [_id] : []))),
  );
  // A lost answer, asked for again, makes no second document.
  const key = useRef(crypto.randomUUID());
  const bodyOf = (values: Readonly<Record<string, unknown>>): Sent<'previewForm'> => {
    const to = recipients.filter(({ _id }) => chosen.has(_id));
    const [company] = to.filter(({ kind }) => kind === 'company');
    const told = Object.keys(formOf(formType).fields).flatMap((name) =>
      values[name] ? [[name, values[name]] as const] : [],
    );
    return {
      fileId,
      formType,
      language: values.language as 'en' | 'fr',
      recipientRelatedPartyIds: to.flatMap(({ _id, kind }) => (kind === 'relatedParty' ? [_id] : [])),
      ...(company && { recipientCompanyId: company._id }),
      ...(values.serveMethod ? { serveMethod: values.serveMethod as ValueOf<'noticeMethod'> } : {}),
      overrides: Object.fromEntries(told) as JsonValue,
    };
  };
  const save = async (values: Record<string, unknown>) => {
    const service = sentAs(values);
    const sent = {
      ...bodyOf(values),
      postToClient: values.postToClient === true,
      ...(service && { service }),
    };
    const { fileName } = await generateForm(sent, { headers: { 'idempotency-key': key.current } });
    await fetchAgain();
    return t(service ? 'file.form.keptSent' : 'file.form.kept', { name: fileName });
  };
  const first = recipients.find(({ _id }) => chosen.has(_id));
  return (
    <FieldsDialog
      wide
      title={choice('formType', formType)}
      resource="document"
      asked={asked}
      values={{ language: first?.language ?? locale, postToClient: false }}
      save={t('file.form.keep')}
      onSave={save}
      onClose={onClose}
      aside={<FormPreview bodyOf={bodyOf} onLeave={onClose} />}
      lead={formOf(formType).statutory && t('file.form.statutory')}
    >
      <Recipients all={recipients} chosen={chosen} onChoose={setChosen} to={formOf(formType).to} />
    </FieldsDialog>
  );
}

/** What a form asks for: its language, how it is sent where people receive it, and what only a person can say. */
function useAsked({ formType }: OfferedForm): readonly Asked[] {
  const { t } = useWords();
  const toldOf = useToldFields();
  const sent = useAskedOfSending(() => formType);
  const rights = useRights();
  const form = formOf(formType);
  return [
    { path: 'language', field: fields.language, label: t('formDetails.language') },
    ...(typeof form.to === 'object' && 'parties' in form.to
      ? [{ path: 'serveMethod', field: fields.serveMethod, label: t('file.form.method') }]
      : []),
    ...sent,
    ...toldOf(formType),
    ...(rights.may('document', 'postToClient')
      ? [{ path: 'postToClient', field: fields.postToClient, label: t('file.form.post') }]
      : []),
  ];
}
