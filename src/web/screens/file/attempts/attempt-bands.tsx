import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { attemptOutcome, attemptTimeBand } from '#contract/vocabularies/file';
import { useWords } from '../../../i18n/words';
import { Section } from '../../../parts/section';
import type { AttemptRow } from './file-attempts';

/** At which hours of the day what was found: an hour at which nobody has tried stands out as one that is empty. */
export function AttemptBands({ attempts }: { attempts: readonly AttemptRow[] }) {
  const { t, choice, label } = useWords();
  const outcomes = attemptOutcome.filter((outcome) => attempts.some((one) => one.outcome === outcome));
  const count = (band: string, outcome: string) =>
    attempts.filter((one) => one.timeBand === band && one.outcome === outcome).length;
  const most = Math.max(
    ...attemptTimeBand.flatMap((band) => outcomes.map((outcome) => count(band, outcome))),
  );
  return (
    <Section title={t('fileTabs.attempts.bands')}>
      <TableContainer role="region" aria-label={t('fileTabs.attempts.bands')} tabIndex={0}>
        <Table size="small" aria-label={t('fileTabs.attempts.bands')}>
          <TableHead>
            <TableRow>
              <TableCell>{label('attempt', 'timeBand')}</TableCell>
              {outcomes.map((outcome) => (
                <TableCell key={outcome} align="right">
                  {choice('attemptOutcome', outcome)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {attemptTimeBand.map((band) => (
              <TableRow key={band}>
                <TableCell component="th" scope="row">
                  {choice('attemptTimeBand', band)}
                </TableCell>
                {outcomes.map((outcome) => {
                  const found = count(band, outcome);
                  return (
                    <TableCell
                      key={outcome}
                      align="right"
                      sx={(theme) => ({
                        fontVariantNumeric: 'tabular-nums',
                        ...(found > 0 && {
                          backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} ${8 + (22 * found) / most}%, transparent)`,
                        }),
                      })}
                    >
                      {found || '–'}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
