import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { resources } from '#contract/resources/index';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { FieldInput } from '../../../kinds/field-input';
import { useAccountStanding } from './account-standing';
import type { Placing } from './placing';

/** The account, and what stands for it already: an open file keeps it shut, a closed one is re-opened or followed by a new one. */
export function AccountField() {
  const t = useTranslate();
  const { control, getValues, setValue, setError, clearErrors } = useFormContext<Placing>();
  const clientId = useWatch({ control, name: 'clientId' });
  const bankAccountNumber = useWatch({ control, name: 'bankAccountNumber' });
  const relatedFileId = useWatch({ control, name: 'relatedFileId' });
  const { standing } = useAccountStanding({ clientId, bankAccountNumber });
  const linked = standing?.closed === true && relatedFileId === standing.id;
  const blocked = standing?.closed === false;

  useEffect(() => {
    if (blocked) setError('bankAccountNumber', { type: 'standing', message: t('file.placing.duplicate') });
    else if (standing && !linked) return;
    else if (control.getFieldState('bankAccountNumber').error?.type === 'standing')
      clearErrors('bankAccountNumber');
  }, [blocked, clearErrors, control, linked, setError, standing, t]);

  useEffect(() => {
    const chosen = getValues('relatedFileId');
    if (chosen !== null && standing && chosen !== standing.id) setValue('relatedFileId', null);
  }, [getValues, setValue, standing]);

  return (
    <div>
      <FieldInput resource="file" name="bankAccountNumber" field={resources.file.fields.bankAccountNumber} />
      <div className="placing-standing" role="status">
        {standing && !standing.closed && (
          <Link to={recordPath('file', standing.id)}>
            {t('file.placing.openFile', { ref: standing.ref })}
          </Link>
        )}
        {standing?.closed && (
          <>
            <p>{t('file.placing.closedStands', { ref: standing.ref })}</p>
            <p>
              <Link to={recordPath('file', standing.id)}>
                {t(standing.reopens ? 'file.placing.reopen' : 'file.placing.openFile', { ref: standing.ref })}
              </Link>
            </p>
            <label className="placing-linked">
              <input
                type="checkbox"
                checked={linked}
                onChange={({ target }) => setValue('relatedFileId', target.checked ? standing.id : null)}
              />{' '}
              {t('file.placing.placeLinked', { ref: standing.ref })}
            </label>
          </>
        )}
      </div>
    </div>
  );
}
