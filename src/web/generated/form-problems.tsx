import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormState } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { ResourceName } from '#contract/resources/index';
import type { SaidOf } from '#contract/words/read-sentence';
import type { Words } from '../i18n/words';
import { inSentence, useWords } from '../i18n/words';
import { inputId } from '../kinds/input-id';

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
function problemAt(message: string, of: SaidOf & { readonly label: string }, { said, t }: Words): string {
  const sentence = said(message, of);
  if (sentence.toLowerCase().includes(of.label.toLowerCase())) return sentence;
  return t('named', { what: of.label, name: inSentence(sentence) });
}

/** How many fields need attention, each a way to its field. */
export function FormProblems({ name }: { name: ResourceName }) {
  const words = useWords();
  const { errors, isSubmitted } = useFormState();
  const problems = isSubmitted ? problemPaths(errors) : [];
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2, alignItems: 'start' }}>
      <strong>{words.t('form.problems', { smart_count: problems.length })}</strong>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25 }}>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <Link
              href={`#${inputId(path)}`}
              color="error"
              onClick={(event) => {
                event.preventDefault();
                const input = document.getElementById(inputId(path));
                input?.scrollIntoView({ block: 'center' });
                input?.focus();
              }}
            >
              {problemAt(message, { resource: name, path, label: words.label(name, path) }, words)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
