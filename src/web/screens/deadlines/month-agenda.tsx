import Typography from '@mui/material/Typography';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { Line, Lines } from '../../parts/lines';
import { DeadlineOfFile } from './deadline-of-file';
import type { OpenDeadline } from './use-deadlines';

/** A month day by day, one below the other: as a narrow screen has room for it. */
export function MonthAgenda({ byDay }: { byDay: ReadonlyMap<string, readonly OpenDeadline[]> }) {
  const { locale } = useWords();
  return [...byDay].map(([day, deadlines]) => (
    <section key={day}>
      <Typography variant="h3" component="h2">
        {formatDate(day, locale)}
      </Typography>
      <Lines>
        {deadlines.map((deadline) => (
          <Line key={deadline.key}>
            <span>
              <DeadlineOfFile deadline={deadline} />
            </span>
          </Line>
        ))}
      </Lines>
    </section>
  ));
}
