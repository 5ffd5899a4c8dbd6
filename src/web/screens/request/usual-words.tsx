import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import type { ValueOf } from '#contract/vocabularies/index';
import type { TextKey } from '../../i18n/use-translate';
import { useTranslate } from '../../i18n/use-translate';

export type Decision = Extract<ValueOf<'requestStatus'>, 'approved' | 'declined' | 'information_needed'>;

const usual: Readonly<Record<Decision, readonly TextKey[]>> = {
  approved: [
    'request.phrases.approved.asAsked',
    'request.phrases.approved.once',
    'request.phrases.approved.documentLater',
  ],
  declined: [
    'request.phrases.declined.uncovered',
    'request.phrases.declined.tooMuch',
    'request.phrases.declined.askedBefore',
    'request.phrases.declined.unneeded',
  ],
  information_needed: [
    'request.phrases.information_needed.attachDocument',
    'request.phrases.information_needed.explainAmount',
    'request.phrases.information_needed.untilWhen',
  ],
};

/** What is usually said with a decision: one press writes it into the note, where it can still be worded otherwise. */
export function UsualWords({ decision }: { decision: Decision }) {
  const t = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext<{ decisionNote: string | null }>();
  const add = (phrase: string) => {
    const said = getValues('decisionNote')?.trim() ?? '';
    if (!said.includes(phrase))
      setValue('decisionNote', said ? `${said}\n${phrase}` : phrase, {
        shouldDirty: true,
        shouldValidate: true,
      });
    setFocus('decisionNote');
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('request.phrases.label')}
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 1.25 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('request.phrases.label')}
      </Typography>
      {usual[decision].map((key) => (
        <Chip key={key} variant="outlined" label={t(key)} onClick={() => add(t(key))} />
      ))}
    </Stack>
  );
}
