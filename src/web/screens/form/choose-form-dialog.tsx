import { Dialog } from '../../frame/dialog';
import { Icon } from '../../frame/icon';
import { Standstill } from '../../generated/list-states';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useFailure } from '../failure';
import { useOfferedForms } from './form-calls';
import type { OfferedForm } from './form-calls';

interface ChooseProps {
  readonly fileId: string;
  readonly onChoose: (form: OfferedForm) => void;
  readonly onClose: () => void;
}

/** The forms that this person makes: one that the file does not allow says why. */
export function ChooseFormDialog({ fileId, onChoose, onClose }: ChooseProps) {
  const t = useTranslate();
  const { choice, said } = useWords();
  const explain = useFailure();
  const { data, error, refetch } = useOfferedForms(fileId);
  return (
    <Dialog title={t('file.form.chooseTitle')} onClose={onClose}>
      <p className="dialog-lead">{t('file.form.chooseLead')}</p>
      {error && (
        <Standstill title={t('file.form.failed')} lead={explain(error)}>
          <button type="button" className="button" onClick={() => void refetch()}>
            {t('file.form.again')}
          </button>
        </Standstill>
      )}
      {!data && !error && <span className="skeleton form-choices-wait" />}
      <ul className="form-choices">
        {data?.map((form) => (
          <li key={form.formType}>
            <button
              type="button"
              className="form-choice"
              disabled={form.refusal !== null}
              aria-describedby={form.refusal ? `why-${form.formType}` : undefined}
              onClick={() => onChoose(form)}
            >
              <Icon name="file" /> {choice('formType', form.formType)}
            </button>
            {form.refusal && (
              <p className="form-why" id={`why-${form.formType}`}>
                <Icon name="lock" /> {said(form.refusal)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
