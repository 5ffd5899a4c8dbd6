import Alert from '@mui/material/Alert';
import { get, useFormState } from 'react-hook-form';
import { useWords } from '../../i18n/words';

/** Where the line itself, and what follows from what is typed in it, have no field to stand at. */
const derived = ['', '.amount', '.freeUnits'];

/** What is wrong with a line and with what it comes to, in the line. */
export function LineProblems({ at }: { at: string }) {
  const { said, label } = useWords();
  const { errors } = useFormState({ name: at });
  return derived.map((part) => {
    const path = `${at}${part}`;
    const message = (get(errors, path) as { message?: unknown } | undefined)?.message;
    if (typeof message !== 'string') return null;
    return (
      <Alert key={path} data-whole severity="error" role="note">
        {said(message, { resource: 'vendorInvoice', path, label: label('vendorInvoice', path) })}
      </Alert>
    );
  });
}
