import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { useSession } from '../../../identity/identity-context';
import { useToast } from '../../../identity/toast';
import { useWords } from '../../../i18n/words';
import { dayOf, formatDate } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { mayWith, useFileRecord } from '../file-record';
import { useSaveFile } from '../save-file';

const { nextAction, nextActionDate } = resources.file.fields;

/** What is to be done next and by when; whoever works on the file changes it in place. */
export function NextAction() {
  const file = useFileRecord();
  const { locale } = useWords();
  const t = useTranslate();
  const { user } = useSession();
  const now = useNow();
  const save = useSaveFile();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const today = dayOf(new Date(now).toISOString(), user?.timeZone);
  const late = !file.closed && file.nextActionDate !== null && file.nextActionDate < today;
  const editable = mayWith(file, 'edit') && !file.closed;
  const shown = (
    <>
      <span className={file.nextAction ? 'action-what' : 'action-what quiet'}>
        {file.nextAction ?? t('file.next.actionNone')}
      </span>
      {file.nextActionDate && (
        <span className={late ? 'action-when late' : 'action-when'}>
          {late && <Icon name="alert" />}
          {formatDate(file.nextActionDate, locale)}
        </span>
      )}
    </>
  );
  return (
    <section className="next-part">
      <h3>{t('file.next.action')}</h3>
      {editable ? (
        <button
          type="button"
          className="action"
          onClick={() => setAsking(true)}
          title={t('file.next.actionSet')}
        >
          {shown}
          <Icon name="edit" />
        </button>
      ) : (
        <p className="action">{shown}</p>
      )}
      {asking && (
        <FieldsDialog
          title={t('file.next.actionSet')}
          resource="file"
          asked={[
            { path: 'nextAction', field: nextAction, label: t('file.next.actionWhat') },
            { path: 'nextActionDate', field: nextActionDate, label: t('file.next.actionWhen') },
          ]}
          values={{ nextAction: file.nextAction, nextActionDate: file.nextActionDate }}
          save={t('file.next.actionSave')}
          onSave={async (given) => {
            const saved = await save(given);
            setAsking(false);
            if (saved) toast({ status: 'success', message: t('file.next.actionSaved') });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
