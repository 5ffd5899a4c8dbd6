import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import type { FormRecipient } from '#contract/forms/form';
import { useTranslate } from '../../i18n/use-translate';
import type { Recipient } from './form-calls';

interface RecipientsProps {
  readonly all: readonly Recipient[];
  readonly chosen: ReadonlySet<string>;
  readonly to: FormRecipient;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Whom a form is written to: any of some people, or one of some companies. Where there is no choice, nothing is asked. */
export function Recipients({ all, chosen, to, onChoose }: RecipientsProps) {
  const t = useTranslate();
  if (typeof to === 'object' && all.length === 0)
    return <Alert severity="warning">{t('file.form.nobody')}</Alert>;
  if (all.length < 2) return null;
  const toggle = ({ _id, kind }: Recipient) => {
    const next = new Set(kind === 'company' ? [] : chosen);
    if (kind === 'company') next.add(_id);
    else if (!next.delete(_id)) next.add(_id);
    onChoose(next);
  };
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{t('file.form.to')}</FormLabel>
      {all.map((one) => {
        const Box = one.kind === 'company' ? Radio : Checkbox;
        return (
          <FormControlLabel
            key={one._id}
            label={one.name}
            control={<Box name="form-recipient" checked={chosen.has(one._id)} onChange={() => toggle(one)} />}
          />
        );
      })}
    </FormControl>
  );
}
