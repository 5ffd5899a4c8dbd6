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
    return <p className="form-nobody">{t('file.form.nobody')}</p>;
  if (all.length < 2) return null;
  const toggle = ({ _id, kind }: Recipient) => {
    const next = new Set(kind === 'company' ? [] : chosen);
    if (kind === 'company') next.add(_id);
    else if (!next.delete(_id)) next.add(_id);
    onChoose(next);
  };
  return (
    <fieldset className="form-recipients">
      <legend>{t('file.form.to')}</legend>
      {all.map((one) => (
        <label key={one._id}>
          <input
            type={one.kind === 'company' ? 'radio' : 'checkbox'}
            name="form-recipient"
            checked={chosen.has(one._id)}
            onChange={() => toggle(one)}
          />{' '}
          {one.name}
        </label>
      ))}
    </fieldset>
  );
}
