import Typography from '@mui/material/Typography';
import type { DeskRecord } from '../../data/record';
import { useWords } from '../../i18n/words';
import { formatDate } from '../../kinds/format';
import { Line, Lines } from '../../parts/lines';
import { DeadlineOfFile } from './deadline-of-file';

/** A month day by day, one below the other: as a narrow screen has room for it. */
export function MonthAgenda({ byDay }: { byDay: ReadonlyMap<string, readonly DeskRecord[]> }) {
  const { locale } = useWords();
  return [...byDay].map(([day, files]) => (
    <section key={day}>
      <Typography variant="h3" component="h2">
        {formatDate(day, locale)}
      </Typography>
      <Lines>
        {files.map((file) => (
          <Line key={file.id}>
            <span>
              <DeadlineOfFile file={file} />
            </span>
          </Line>
        ))}
      </Lines>
    </section>
  ));
}
