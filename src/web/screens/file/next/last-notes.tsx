import { Link } from 'react-router-dom';
import { ReferenceName } from '../../../kinds/cells/reference';
import { MomentCell } from '../../../kinds/cells/time';
import { recordPath } from '../../../data/resource-paths';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import { useFileNotes } from '../notes/file-notes';

/** The last three notes, as far as they are needed to know where the file stands. */
export function LastNotes() {
  const file = useFileRecord();
  const t = useTranslate();
  const { data: notes, total = 0 } = useFileNotes(file.id, 3);
  return (
    <section className="next-part">
      <h3>
        {t('file.next.notes')}
        {total > 3 && (
          <Link className="next-all" to={`${recordPath('file', file.id)}/notes`}>
            {t('file.next.all', { count: total })}
          </Link>
        )}
      </h3>
      {notes === undefined && <span className="skeleton skeleton-line" />}
      {notes?.length === 0 && <p className="quiet">{t('file.next.notesNone')}</p>}
      <ul className="last-notes">
        {notes?.map((note) => (
          <li key={note.id}>
            <Link to={`${recordPath('file', file.id)}/notes#${note.id}`}>{note.subject ?? note.body}</Link>
            <span className="quiet">
              <ReferenceName to="user" id={note.senderId} linked={false} /> ·{' '}
              <MomentCell value={note.createdAt} place="row" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
