import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import Unfold from '@mui/icons-material/ExpandMore';
import LockIcon from '@mui/icons-material/LockOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
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
const Folded = styled(Accordion)({
  marginTop: 12,
  background: 'none',
  '& .MuiAccordionSummary-root': { padding: 0 },
  '& .MuiAccordionDetails-root': { padding: 0 },
});
const Why = styled(Small)({
  display: 'flex',
  gap: 6,
  margin: '4px 12px 0',
  '& .MuiSvgIcon-root': { fontSize: 14, marginTop: 2 },
});

/** The forms that this person makes, in the order of a file's life; those that the file does not allow stand folded below, and say why. */
export function ChooseFormDialog({ fileId, onChoose, onClose }: ChooseProps) {
  const { t } = useWords();
  const { data, error, refetch } = useOfferedForms(fileId);
  const [isOpen, setOpen] = useState(false);
  const possible = data?.filter(({ refusal }) => refusal === null) ?? [];
  const refused = data?.filter(({ refusal }) => refusal !== null) ?? [];
  return (
    <AskDialog title={t('file.form.chooseTitle')} lead={t('file.form.chooseLead')} onClose={onClose}>
      {error && <FailedPart title={t('file.form.failed')} error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingLines count={4} height={40} />}
      <Choices>
        {possible.map((form) => (
          <OneForm key={form.formType} form={form} onChoose={onChoose} />
        ))}
      </Choices>
      {refused.length > 0 && (
        <Folded expanded={isOpen || possible.length === 0} onChange={(_, next) => setOpen(next)}>
          <AccordionSummary expandIcon={<Unfold />}>
            {t('file.form.refused', { smart_count: refused.length })}
          </AccordionSummary>
          <AccordionDetails>
            <Choices>
              {refused.map((form) => (
                <OneForm key={form.formType} form={form} onChoose={onChoose} />
              ))}
            </Choices>
          </AccordionDetails>
        </Folded>
      )}
    </AskDialog>
  );
}

function OneForm({ form, onChoose }: { form: OfferedForm } & Pick<ChooseProps, 'onChoose'>) {
  const { choice } = useWords();
  return (
    <li>
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
  );
}
