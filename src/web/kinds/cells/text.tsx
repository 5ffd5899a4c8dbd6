import { hasVinCheckDigit, isVin } from '#contract/vin';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatPhone, isMasked } from '../format';
import { DoubtMark, LockMark } from '../mark-icons';
import type { CellProps } from '../people-half';

/** A value of which this person sees only the end. */
function Masked({ value }: { value: string }) {
  const t = useTranslate();
  return (
    <span className="masked">
      <LockMark />
      <span>{value.replace(/^[•\s]+/, '…')}</span> <span className="quiet">{t('masked')}</span>
    </span>
  );
}

export function TextCell({ value, field, place }: CellProps<'text'> | CellProps<'postalCode'>) {
  const { said } = useWords();
  if (isMasked(value)) return <Masked value={value} />;
  const text = field.kind === 'text' && field.hostWords ? said(value, { written: true }) : value;
  return place === 'row' ? <span title={text.length > 28 ? text : undefined}>{text}</span> : text;
}

export function ProseCell({ value, field, place }: CellProps<'prose'>) {
  const { said } = useWords();
  const text = field.hostWords ? said(value, { written: true }) : value;
  return place === 'row' ? <span title={text.slice(0, 400)}>{text}</span> : <p className="prose">{text}</p>;
}

export function EmailCell({ value }: CellProps<'email'>) {
  return (
    <a className="plain-link" href={`mailto:${value}`}>
      {value}
    </a>
  );
}

export function PhoneCell({ value }: CellProps<'phone'>) {
  const { locale } = useWords();
  if (isMasked(value)) return <Masked value={value} />;
  return (
    <a className="plain-link figures" href={`tel:${value}`}>
      {formatPhone(value, locale)}
    </a>
  );
}

export function SerialCell({ value, place }: CellProps<'serial'>) {
  const t = useTranslate();
  if (isMasked(value)) return <Masked value={value} />;
  const doubtful = place === 'page' && isVin(value) && !hasVinCheckDigit(value);
  return (
    <span className="serial">
      {value}
      {doubtful && (
        <span className="doubt">
          <DoubtMark /> {t('form.vinDoubt')}
        </span>
      )}
    </span>
  );
}

export function KeyCell({ value }: CellProps<'key'>) {
  return <span className="serial quiet">{value}</span>;
}

export function TextsCell({ value }: CellProps<'texts'>) {
  return (
    <span className="chip-row">
      {value.map((one) => (
        <span key={one} className="chip">
          {one}
        </span>
      ))}
    </span>
  );
}

export function ValueCell({ value }: CellProps<'value'>) {
  return <span className="serial">{typeof value === 'string' ? value : JSON.stringify(value)}</span>;
}
