import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWords } from '../../i18n/words';
import { AskDialog } from '../../parts/ask-dialog';
import { FailedPart } from '../../parts/failure';
import { WaitingLines } from '../../parts/waiting';
import { Small } from '../../parts/words-in-line';
import { useOfferedForms } from './form-calls';
import type { OfferedForm } from './form-calls';

interface ChooseProps {
  readonly fileId: string;
  readonly onChoose: (form: OfferedForm) => void;
  readonly onClose: () => void;
}

const Choices = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Choice = styled(Button)({ justifyContent: 'flex-start', minHeight: 40 });
const Why = styled(Small)({
  display: 'flex',
  gap: 6,
  margin: '4px 12px 0',
  '& .MuiSvgIcon-root': { fontSize: 14, marginTop: 2 },
});

/** The forms that this person makes: one that the file does not allow says why. */
export function ChooseFormDialog({ fileId, onChoose, onClose }: ChooseProps) {
  const { t, choice } = useWords();
  const { data, error, refetch } = useOfferedForms(fileId);
  return (
    <AskDialog title={t('file.form.chooseTitle')} lead={t('file.form.chooseLead')} onClose={onClose}>
      {error && <FailedPart title={t('file.form.failed')} error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingLines count={4} height={40} />}
      <Choices>
        {data?.map((form) => (
          <li key={form.formType}>
            <Choice
              fullWidth
              startIcon={<ArticleIcon />}
              disabled={form.refusal !== null}
              aria-describedby={form.refusal ? `why-${form.formType}` : undefined}
              onClick={() => onChoose(form)}
            >
              {choice('formType', form.formType)}
            </Choice>
            {form.refusal && (
              <Why id={`why-${form.formType}`}>
                <LockIcon /> {form.refusal}
              </Why>
            )}
          </li>
        ))}
      </Choices>
    </AskDialog>
  );
}
