import { createElement, useState } from 'react';
import { CreateBase, useCreate, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sendable } from '#contract/sendable';
import type { DeskRecord } from '../data/record';
import { listPath, recordPath, resourcePaths } from '../data/resource-paths';
import { useTranslate } from '../i18n/use-translate';
import type { Locale } from '../identity/locale';
import { inSentence, useWords } from '../i18n/words';
import { failureText } from '../parts/failure-text';
import { Page } from '../parts/page';
import { PageHead } from '../parts/page-head';
import type { FormValues } from './form-values';
import { RecordForm } from './record-form';
import { hasPage, nameOfRecord } from './record-link';
import type { AnySlots } from './slots';

/** A new record of any resource. The address may say what it begins with: `/notes/create?fileId=…`. */
export function GeneratedCreate({ name, slots }: { name: ResourceName; slots: AnySlots }) {
  const words = useWords();
  const t = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const [parameters] = useSearchParams();
  const [create] = useCreate<DeskRecord>();
  // One key for the form's whole life: an answer that was lost is answered again, not made again.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [first] = useState(() => ({ ...spoken(name, words.locale), ...given(name, parameters) }));

  const save = async (data: FormValues) => {
    try {
      const record = (await create(
        resourcePaths[name],
        { data, meta: { idempotencyKey } },
        { returnPromise: true },
      )) as DeskRecord;
      notify(t('form.created', { name: nameOfRecord(name, record, words) }), { type: 'success' });
      // After this turn, when the form knows that it is saved and lets the page go.
      setTimeout(() => void navigate(hasPage(name) ? recordPath(name, record.id) : listPath(name)));
    } catch (error) {
      notify(failureText(error, words), { type: 'error' });
      throw error;
    }
  };

  const back = () => void navigate(listPath(name));
  const head = (
    <PageHead title={words.newOne(name)} crumb={{ to: listPath(name), label: words.many(name) }} />
  );

  if (slots.create)
    return (
      <Page>
        {head}
        {createElement(slots.create, { onClose: back })}
      </Page>
    );
  return (
    <CreateBase resource={resourcePaths[name]}>
      <Page>
        {head}
        <RecordForm
          name={name}
          shape="draft"
          record={first}
          slots={slots}
          onSave={save}
          onCancel={back}
          saveText={() => t('form.create', { one: inSentence(words.one(name)) })}
        />
      </Page>
    </CreateBase>
  );
}

/** A language that is asked for begins with that of who asks. */
function spoken(name: ResourceName, locale: Locale): Record<string, unknown> {
  const languages = sendable(declarationOf(name), 'draft').filter(
    ([, field]) => field.kind === 'choice' && field.of === 'language' && field.required,
  );
  return Object.fromEntries(languages.map(([field]) => [field, locale]));
}

/** What the address gives a new record, field by field. */
function given(name: ResourceName, parameters: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    sendable(declarationOf(name), 'draft').flatMap(([field]) => {
      const value = parameters.get(field);
      return value ? [[field, value]] : [];
    }),
  );
}
