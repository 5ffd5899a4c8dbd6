import { useFormState } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { ResourceName } from '#contract/resources/index';
import type { SaidOf } from '#contract/words/read-sentence';
import { useTranslate } from '../i18n/use-translate';
import type { Words } from '../i18n/words';
import { inSentence, useWords } from '../i18n/words';
import { inputId } from '../kinds/field-input';

/** Every field path that has a problem, in the order of the form. */
export function problemPaths(errors: FieldErrors, root = ''): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]): { path: string; message: string }[] => {
    if (!error || typeof error !== 'object' || name === 'root' || name === 'ref') return [];
    const path = root ? `${root}.${name}` : name;
    const { message } = error as { message?: unknown };
    if (typeof message === 'string' && message !== '') return [{ path, message }];
    return problemPaths(error as FieldErrors, path);
  });
}

/** A problem away from its field: what does not name the field is told with its label. */
function problemAt(
  message: string,
  of: SaidOf & { readonly label: string },
  { said, locale }: Words,
): string {
  const sentence = said(message, of);
  if (sentence.toLowerCase().includes(of.label.toLowerCase())) return sentence;
  return `${of.label}${locale === 'fr' ? ' : ' : ': '}${inSentence(sentence)}`;
}

/** How many fields need attention, each a way to its field. */
export function FormProblems({ name }: { name: ResourceName }) {
  const words = useWords();
  const t = useTranslate();
  const { errors } = useFormState();
  const problems = problemPaths(errors);
  if (problems.length === 0) return null;
  return (
    <div className="form-problems" role="alert">
      <strong>{t('form.problems', { smart_count: problems.length })}</strong>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${inputId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                const input = document.getElementById(inputId(path));
                input?.scrollIntoView({ block: 'center' });
                input?.focus();
              }}
            >
              {problemAt(message, { resource: name, path, label: words.label(name, path) }, words)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
