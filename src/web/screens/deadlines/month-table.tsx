import { styled } from '@mui/material/styles';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { TextLink } from '../../parts/text-link';
import { Unseen } from '../../parts/words-in-line';
import { DeadlineOfFile } from './deadline-of-file';
import type { OpenDeadline } from './use-deadlines';
import { monthName, weekdays, weeksOf } from './month-days';

const shownADay = 4;

const Month = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& th': {
    padding: '4px 8px',
    textAlign: 'left',
    fontWeight: 500,
    color: theme.vars?.palette.text.secondary,
  },
  '& td': {
    height: 104,
    padding: '4px 8px 8px',
    verticalAlign: 'top',
    border: `1px solid ${theme.vars?.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& td[aria-current]': { background: theme.vars?.palette.action.selected },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingTop: 2, lineHeight: 1.35 },
}));

interface MonthTableProps {
  readonly month: string;
  readonly today: string;
  readonly byDay: ReadonlyMap<string, readonly OpenDeadline[]>;
  readonly listOf: (day: string) => string;
}

/** A month as a sheet of a calendar. */
export function MonthTable({ month, today, byDay, listOf }: MonthTableProps) {
  const { t, locale } = useWords();
  return (
    <Month aria-label={t('deadlines.month', { month: monthName(month, locale) })}>
      <thead>
        <tr>
          {weekdays(locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column} {...(day === today && { 'aria-current': 'date' })}>
                {day && <Day day={day} deadlines={byDay.get(day) ?? []} to={listOf(day)} locale={locale} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Month>
  );
}

interface DayProps {
  readonly day: string;
  readonly deadlines: readonly OpenDeadline[];
  readonly to: string;
  readonly locale: 'en' | 'fr';
}

function Day({ day, deadlines, to, locale }: DayProps) {
  const { t } = useWords();
  const more = deadlines.length - shownADay;
  const count = String(more);
  return (
    <>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <Unseen>{formatDate(day, locale)}</Unseen>
      {deadlines.length > 0 && (
        <ul>
          {deadlines.slice(0, shownADay).map((deadline) => (
            <li key={deadline.key}>
              <DeadlineOfFile deadline={deadline} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <TextLink to={to} aria-label={t('deadlines.moreOf', { count, day: formatDate(day, locale) })}>
                {t('deadlines.more', { count })}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
