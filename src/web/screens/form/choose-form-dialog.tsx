import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Dialog } from '../../frame/dialog';
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
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('file.form.chooseLead')}</Typography>
      {error && (
        <Standstill title={t('file.form.failed')} lead={explain(error)}>
          <Button onClick={() => void refetch()}>{t('file.form.again')}</Button>
        </Standstill>
      )}
      {!data && !error && <Skeleton variant="rounded" height={12} />}
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
              <FolderIcon /> {choice('formType', form.formType)}
            </button>
            {form.refusal && (
              <p className="form-why" id={`why-${form.formType}`}>
                <LockIcon /> {said(form.refusal)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
