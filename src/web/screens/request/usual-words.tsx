import { useFormContext } from 'react-hook-form';
import type { Decision } from './decide-dialog';
import { useRequestTexts } from './request-texts';

/** What is usually said with a decision: one press writes it into the note, where it can still be worded otherwise. */
export function UsualWords({ decision }: { decision: Decision }) {
  const { phrases } = useRequestTexts();
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
    <div className="usual-words" role="group" aria-label={phrases.label}>
      <span className="quiet">{phrases.label}</span>
      {phrases[decision].map((phrase) => (
        <button key={phrase} type="button" className="usual-word" onClick={() => add(phrase)}>
          {phrase}
        </button>
      ))}
    </div>
  );
}
