import { isPlacementColumn } from '#contract/placement/columns';
import { reasonCalled, reasons } from '#contract/placement/reasons';
import type { Words } from '../../i18n/words';

/**
 * The reasons of a row, `balance not a number; vin required`, in the screen's language and with the columns as the screen calls
 * them. The host writes them in the language of its person, which need not be that of the screen.
 */
export function rowReasons(text: string, { locale, t }: Pick<Words, 'locale' | 't'>): string {
  const colon = locale === 'fr' ? ' : ' : ': ';
  return text
    .split('; ')
    .map((one) => {
      const [, column = '', why = ''] = /^(\S+) (.+)$/s.exec(one) ?? [];
      const reason = reasonCalled(why);
      if (!reason && !isPlacementColumn(column)) return one;
      const label = isPlacementColumn(column) ? t(`importing.columns.${column}`) : column;
      return `${label}${colon}${reason ? reasons[reason][locale] : why}`;
    })
    .join('; ');
}
