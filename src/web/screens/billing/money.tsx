import { styled } from '@mui/material/styles';
import { centsOf, sumOf } from '#contract/money/cents';
import { formatMoney } from '#contract/written';
import { useWords } from '../../i18n/words';
import { Figures } from '../../parts/words-in-line';

const Negative = styled(Figures)(({ theme }) => ({ color: theme.vars?.palette.error.main }));

/** An amount, so that amounts above each other stand digit under digit. */
export function Money({ amount, strong = false }: { amount: string; strong?: boolean }) {
  const { locale } = useWords();
  const Shown = centsOf(amount) < 0 ? Negative : Figures;
  const written = formatMoney(amount, locale);
  return <Shown>{strong ? <strong>{written}</strong> : written}</Shown>;
}

export const total = <R,>(rows: readonly R[], of: (row: R) => string): string => sumOf(rows.map(of));
