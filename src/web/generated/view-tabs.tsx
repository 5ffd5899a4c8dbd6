import { useState } from 'react';
import { Link } from 'react-router-dom';
import { declarationOf } from '#contract/resources/index';
import { usePreference } from '../data/preferences';
import { listPath } from '../data/resource-paths';
import { Dialog } from '../frame/dialog';
import { Icon } from '../frame/icon';
import { useTranslate } from '../i18n/use-translate';
import { layoutOf } from './layouts/index';
import { sameView, whole } from './list-address';
import type { ListState } from './use-list';

/** A view that a person keeps: an address, and the columns it was seen with. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
  readonly columns: readonly string[] | null;
}

const none: readonly SavedView[] = [];

/** The views of a list as tabs: everybody's first, then the person's own. Each is a link to its address. */
export function ViewTabs(props: {
  list: ListState;
  columns: readonly string[] | null;
  onColumns: (columns: readonly string[] | null) => void;
}) {
  const { list, columns, onColumns } = props;
  const t = useTranslate();
  const [saved, setSaved] = usePreference<readonly SavedView[]>(`views.${list.name}`, none);
  const [naming, setNaming] = useState(false);
  const declaration = declarationOf(list.name);
  const isHere = (search: string) => sameView(declaration, search, list.search);
  const fixed = (layoutOf(list.name).views ?? []).map(({ title, search }) => ({
    name: t(`views.${title}`),
    search,
  }));
  const own = saved.find(({ search }) => isHere(search));
  const known = isHere('') || own !== undefined || fixed.some(({ search }) => isHere(search));
  const link = (name: string, search: string, onClick?: () => void) => (
    <li key={`${name} ${search}`}>
      <Link
        className="view"
        to={search ? `${listPath(list.name)}?${search}` : `${listPath(list.name)}${whole(list.name)}`}
        aria-current={isHere(search) ? 'page' : undefined}
        onClick={onClick}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <nav className="views" aria-label={t('list.views')}>
      <ul>
        {link(t('list.all'), '')}
        {fixed.map(({ name, search }) => link(name, search))}
        {saved.map((view) => link(view.name, view.search, () => onColumns(view.columns)))}
      </ul>
      {own && (
        <button
          type="button"
          className="icon-button"
          aria-label={`${t('list.deleteView')}: ${own.name}`}
          title={t('list.deleteView')}
          onClick={() => setSaved(saved.filter((view) => view !== own))}
        >
          <Icon name="bin" />
        </button>
      )}
      {!known && (
        <button type="button" className="button button-quiet with-icon" onClick={() => setNaming(true)}>
          <Icon name="plus" />
          <span>{t('list.saveView')}</span>
        </button>
      )}
      {naming && (
        <NameView
          taken={[...fixed, ...saved].map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onSave={(name) => {
            setSaved([...saved, { name, search: list.search, columns }]);
            setNaming(false);
          }}
        />
      )}
    </nav>
  );
}

function NameView(props: { taken: readonly string[]; onClose: () => void; onSave: (name: string) => void }) {
  const { taken, onClose, onSave } = props;
  const t = useTranslate();
  const [name, setName] = useState('');
  const isTaken = taken.includes(name.trim());
  return (
    <Dialog title={t('list.saveViewTitle')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() && !isTaken) onSave(name.trim());
        }}
      >
        <p className="dialog-lead">{t('list.saveViewLead')}</p>
        <label className="entry">
          <span>{t('list.saveViewName')}</span>
          <input
            className="box"
            maxLength={40}
            value={name}
            aria-invalid={isTaken || undefined}
            onChange={({ target }) => setName(target.value)}
          />
          {isTaken && <span className="field-problem">{t('list.viewTaken')}</span>}
        </label>
        <footer className="dialog-foot">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button button-main" disabled={!name.trim() || isTaken}>
            {t('list.saveView')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
