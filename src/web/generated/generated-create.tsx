import { useCreate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sendable } from '#contract/shapes';
import type { DeskRecord } from '../data/record';
import { listPath, recordPath, resourcePaths } from '../data/resource-paths';
import { failureText } from '../frame/failure-text';
import { PageTitle } from '../frame/page-title';
import { useToast } from '../identity/toast';
import { inSentence, useWords } from '../i18n/words';
import type { FormValues } from './form-values';
import { hasPage, nameOfRecord } from './record-link';
import { RecordForm } from './record-form';
import type { AnySlots } from './slots';

/** A new record of any resource. The address may say what it begins with: `/notes/create?fileId=…`. */
export function GeneratedCreate({ name, slots }: { name: ResourceName; slots: AnySlots }) {
  const words = useWords();
  const navigate = useNavigate();
  const show = useToast();
  const [parameters] = useSearchParams();
  const [create] = useCreate<DeskRecord>();
  // One key for the form's whole life: an answer that was lost is answered again, not made again.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [first] = useState(() => given(name, parameters));
  const one = inSentence(words.one(name));

  const save = async (data: FormValues) => {
    try {
      const record = (await create(
        resourcePaths[name],
        { data, meta: { idempotencyKey } },
        { returnPromise: true },
      )) as DeskRecord;
      show({
        status: 'success',
        message: words.t('form.created', { name: nameOfRecord(name, record, words) }),
      });
      // After this turn, when the form knows that it is saved and lets the page go.
      setTimeout(() => void navigate(hasPage(name) ? recordPath(name, record.id) : listPath(name)));
    } catch (error) {
      show({ status: 'error', message: failureText(error, words, { resource: name }) });
      throw error;
    }
  };

  return (
    <div className="record-page">
      <header className="page-head">
        <div>
          <Link className="crumb" to={listPath(name)}>
            {words.many(name)}
          </Link>
          <PageTitle title={words.t(`newOnes.${name}`)} />
        </div>
      </header>
      <RecordForm
        name={name}
        shape="draft"
        record={first}
        slots={slots}
        onSave={save}
        onCancel={() => void navigate(listPath(name))}
        saveText={() => words.t('form.create', { one })}
      />
    </div>
  );
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
