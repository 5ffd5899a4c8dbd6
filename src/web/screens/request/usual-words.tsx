import { Quiet } from '../../parts/words-in-line';
import { useFormContext } from 'react-hook-form';
import type { TextKey } from '../../i18n/use-translate';
import { useTranslate } from '../../i18n/use-translate';
import type { Decision } from './decide-dialog';

const usual: Readonly<Record<Decision, readonly TextKey[]>> = {
  approved: [
    'request.phrases.approved.asAsked',
    'request.phrases.approved.once',
    'request.phrases.approved.paperLater',
  ],
  declined: [
    'request.phrases.declined.uncovered',
    'request.phrases.declined.tooMuch',
    'request.phrases.declined.askedBefore',
    'request.phrases.declined.unneeded',
  ],
  information_needed: [
    'request.phrases.information_needed.attachPaper',
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
    <div className="usual-words" role="group" aria-label={t('request.phrases.label')}>
      <Quiet>{t('request.phrases.label')}</Quiet>
      {usual[decision].map((key) => (
        <button key={key} type="button" className="usual-word" onClick={() => add(t(key))}>
          {t(key)}
        </button>
      ))}
    </div>
  );
}
