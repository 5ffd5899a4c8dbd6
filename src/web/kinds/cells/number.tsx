import Check from '@mui/icons-material/Check';
import { useWords } from '../../i18n/words';
import { formatDecimalOf, formatIntegerOf, formatMoney } from '../format';
import type { CellProps } from '../people-half';
import { Figures, Marked, Negative, Quiet } from './spans';

export function IntegerCell({ value, field }: CellProps<'integer'>) {
  const { locale } = useWords();
  return <Figures>{formatIntegerOf(field, value, locale)}</Figures>;
}

export function DecimalCell({ value, field }: CellProps<'decimal'>) {
  const { locale } = useWords();
  return <Figures>{formatDecimalOf(field, value, locale)}</Figures>;
}

export function MoneyCell({ value }: CellProps<'money'>) {
  const { locale } = useWords();
  const written = formatMoney(value, locale);
  return value.startsWith('-') ? <Negative>{written}</Negative> : <Figures>{written}</Figures>;
}

export function FlagCell({ value }: CellProps<'flag'>) {
  const { t } = useWords();
  if (!value) return <Quiet>{t('no')}</Quiet>;
  return (
    <Marked>
      <Check fontSize="inherit" color="action" />
      {t('yes')}
    </Marked>
  );
}
