import { NavLink } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { listPath } from '../data/resource-paths';
import { usePreference } from '../data/preferences';
import { useRights } from '../data/rights';
import { Mark } from '../identity/mark';
import { useWords } from '../i18n/words';
import type { Area } from '../menu';
import { menu, menuPages } from '../menu';
import type { IconName } from './icon';
import { Icon } from './icon';

const areas: readonly Area[] = ['work', 'money', 'network', 'settings'];

/** The left rail: the areas that the person's role may list, and no others. */
export function Rail({ onGo }: { onGo: () => void }) {
  const { t, many } = useWords();
  const rights = useRights();
  const [narrow, setNarrow] = usePreference('rail.narrow', false);
  const placed = (Object.keys(menu) as ResourceName[]).filter((name) => rights.may(name, 'list'));
  const link = (to: string, icon: IconName, word: string) => (
    <li key={to}>
      <NavLink
        className="rail-link"
        to={to}
        end={to === '/'}
        title={narrow ? word : undefined}
        onClick={onGo}
      >
        <Icon name={icon} />
        <span>{word}</span>
      </NavLink>
    </li>
  );
  const pages = menuPages
    .filter(({ right }) => rights.may(...right))
    .map(({ to, icon, word }) => link(to, icon, t(`frame.${word}`)));
  return (
    <nav className={narrow ? 'rail rail-narrow' : 'rail'} aria-label={t('frame.areas')}>
      <NavLink className="rail-mark" to="/" onClick={onGo} aria-label={t('product')}>
        <Mark />
        <span>{t('product')}</span>
      </NavLink>
      <div className="rail-areas">
        {areas.map((area) => {
          const links = placed.flatMap((name) => {
            const place = menu[name];
            return place?.area === area ? [link(listPath(name), place.icon, many(name))] : [];
          });
          const all = area === 'work' ? [link('/', 'home', t('frame.home')), ...links, ...pages] : links;
          return all.length > 0 ? (
            <section key={area}>
              <h2>{t(`frame.${area}`)}</h2>
              <ul>{all}</ul>
            </section>
          ) : null;
        })}
      </div>
      <button
        type="button"
        className="rail-link rail-fold"
        aria-pressed={narrow}
        title={narrow ? t('frame.wide') : t('frame.narrow')}
        onClick={() => setNarrow(!narrow)}
      >
        <Icon name="rail" />
        <span>{narrow ? t('frame.wide') : t('frame.narrow')}</span>
      </button>
    </nav>
  );
}
