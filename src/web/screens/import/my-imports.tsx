import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatInteger, formatMoment } from '../../kinds/format';
import { useMyImports } from './import-job';
import { useImportTexts } from './import-texts';

/** The person's imports so far, each with its totals and a way back to it. */
export function MyImports() {
  const texts = useImportTexts();
  const { locale } = useWords();
  const { user } = useSession();
  const { data: jobs } = useMyImports();
  if (!jobs) return null;
  return (
    <section className="import-part">
      <h2>{texts.mine}</h2>
      {jobs.length === 0 ? (
        <p className="import-quiet">{texts.mineNone}</p>
      ) : (
        <div className="import-scroll" tabIndex={0} role="region" aria-label={texts.mine}>
          <table className="import-table">
            <thead>
              <tr>
                <th scope="col">{texts.name}</th>
                <th scope="col">{texts.kind}</th>
                <th scope="col">{texts.state}</th>
                <th scope="col" className="import-number">
                  {texts.counts.created}
                </th>
                <th scope="col" className="import-number">
                  {texts.counts.rejected}
                </th>
                <th scope="col">{texts.when}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <tr key={job._id}>
                  <th scope="row">
                    <Link to={`/import?job=${job._id}`}>{job.fileName}</Link>
                  </th>
                  <td>{job.dryRun ? texts.dryRun : texts.realRun}</td>
                  <td>{texts.states[job.status]}</td>
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
