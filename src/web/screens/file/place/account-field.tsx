import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { DeclaredInput } from '../../../kinds/declared-input';
import { TextLink } from '../../../parts/text-link';
import { Tick } from '../../../parts/tick';
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
    if (blocked) setError('bankAccountNumber', { type: 'standing', message: t('filePlacing.duplicate') });
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
      <DeclaredInput source="bankAccountNumber" />
      <Stack role="status" sx={{ gap: 0.5, mt: 0.5, typography: 'body2', '&:empty': { display: 'none' } }}>
        {standing?.closed && <span>{t('filePlacing.closedStands', { ref: standing.ref })}</span>}
        {standing && (
          <TextLink to={recordPath('file', standing.id)}>
            {t(standing.closed && standing.reopens ? 'filePlacing.reopen' : 'filePlacing.openFile', {
              ref: standing.ref,
            })}
          </TextLink>
        )}
        {standing?.closed && (
          <Tick
            label={t('filePlacing.placeLinked', { ref: standing.ref })}
            checked={linked}
            onChange={(isTicked) => setValue('relatedFileId', isTicked ? standing.id : null)}
          />
        )}
      </Stack>
    </div>
  );
}
