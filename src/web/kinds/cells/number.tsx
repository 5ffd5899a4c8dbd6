import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatDecimal, formatInteger, formatMoney } from '../format';
import { TickMark } from '../mark-icons';
import type { CellProps } from '../people-half';

export function IntegerCell({ value, field }: CellProps<'integer'>) {
  const { locale } = useWords();
  return <span className="figures">{formatInteger(value, locale, field.max)}</span>;
}

export function DecimalCell({ value }: CellProps<'decimal'>) {
  const { locale } = useWords();
  return <span className="figures">{formatDecimal(value, locale)}</span>;
}

export function MoneyCell({ value }: CellProps<'money'>) {
  const { locale } = useWords();
  return (
    <span className={value.startsWith('-') ? 'figures negative' : 'figures'}>
      {formatMoney(value, locale)}
    </span>
  );
}

export function FlagCell({ value }: CellProps<'flag'>) {
  const t = useTranslate();
  if (!value) return <span className="quiet">{t('no')}</span>;
  return (
    <span className="flagged">
      <TickMark />
      {t('yes')}
    </span>
  );
}
