import { useFormState } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { ResourceName } from '#contract/resources/index';
import { useWords } from '../i18n/words';
import { inputId } from '../kinds/field-input';
import { problemSentence } from '../kinds/problem-sentence';

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

/** How many fields need attention, each a way to its field. */
export function FormProblems({ name }: { name: ResourceName }) {
  const words = useWords();
  const { errors } = useFormState();
  const problems = problemPaths(errors);
  if (problems.length === 0) return null;
  const { form } = words.texts;
  return (
    <div className="form-problems" role="alert">
      <strong>{words.counted(problems.length, form.problemsOne, form.problemsMany)}</strong>
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
              {problemSentence(message, words.label(name, path), words.texts)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
