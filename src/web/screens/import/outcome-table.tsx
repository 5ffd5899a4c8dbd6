import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useIdentity } from '../../identity/identity-context';
import { formatInteger } from '../../kinds/format';
import { useFailure } from '../failure';
import type { ImportJob } from './import-job';
import { rowOutcomes } from './row-outcomes';
import { rowReasons } from './row-reasons';

/** Rows shown at once; all of them are in the result that can be downloaded. */
const most = 200;

/** What became of each row, or would, those with problems first. */
export function OutcomeTable({ job }: { job: ImportJob }) {
  const t = useTranslate();
  const desk = useWords();
  const { locale } = desk;
  const { http } = useIdentity();
  const explain = useFailure();
  const { data: rows, error } = useQuery({
    queryKey: ['desk', 'job', job._id, 'rows'],
    queryFn: async () => {
      const { body } = await http.call('GET', `/desk/jobs/${job._id}/result`, { reading: 'text' });
      return rowOutcomes(String(body));
    },
    staleTime: Infinity,
  });
  if (error)
    return (
      <Typography variant="body2" sx={{ color: 'error.main' }} role="alert">
        {explain(error)}
      </Typography>
    );
  if (!rows) return null;
  const words = job.dryRun ? 'wouldBe' : 'outcomes';
  return (
    <section className="import-part">
      <h2>{t('importing.rows')}</h2>
      <div className="import-scroll" tabIndex={0} role="region" aria-label={t('importing.rows')}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col" className="import-number">
                {t('importing.row')}
              </th>
              <th scope="col">{t('importing.outcome')}</th>
              {!job.dryRun && <th scope="col">{t('importing.file')}</th>}
              <th scope="col">{t('importing.why')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map(({ row, outcome, ref, reason, warnings }) => (
              <tr key={row} className={`import-${outcome}`}>
                <td className="import-number">{row}</td>
                <td>{t(`importing.${words}.${outcome}`)}</td>
                {!job.dryRun && <td>{ref}</td>}
                <td>{rowReasons([reason, warnings].filter(Boolean).join('; '), desk)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > most && (
        <p className="import-quiet">
          {t('importing.moreRows', { count: formatInteger(rows.length - most, locale) })}
        </p>
      )}
    </section>
  );
}
