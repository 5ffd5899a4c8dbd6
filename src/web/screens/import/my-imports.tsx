import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatInteger, formatMoment } from '../../kinds/format';
import { useMyImports } from './import-job';

/** The person's imports so far, each with its totals and a way back to it. */
export function MyImports() {
  const t = useTranslate();
  const { locale } = useWords();
  const { user } = useSession();
  const { data: jobs } = useMyImports();
  if (!jobs) return null;
  return (
    <section className="import-part">
      <h2>{t('importing.mine')}</h2>
      {jobs.length === 0 ? (
        <p className="import-quiet">{t('importing.mineNone')}</p>
      ) : (
        <div className="import-scroll" tabIndex={0} role="region" aria-label={t('importing.mine')}>
          <table className="import-table">
            <thead>
              <tr>
                <th scope="col">{t('importing.name')}</th>
                <th scope="col">{t('importing.kind')}</th>
                <th scope="col">{t('importing.state')}</th>
                <th scope="col" className="import-number">
                  {t('importing.counts.created')}
                </th>
                <th scope="col" className="import-number">
                  {t('importing.counts.rejected')}
                </th>
                <th scope="col">{t('importing.when')}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <tr key={job._id}>
                  <th scope="row">
                    <Link to={`/import?job=${job._id}`}>{job.fileName}</Link>
                  </th>
                  <td>{job.dryRun ? t('importing.dryRun') : t('importing.realRun')}</td>
                  <td>{t(`importing.states.${job.status}`)}</td>
                  <td className="import-number">{formatInteger(job.counts.created, locale)}</td>
                  <td className="import-number">{formatInteger(job.counts.rejected, locale)}</td>
                  <td>{formatMoment(job.createdAt, locale, user?.timeZone)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
