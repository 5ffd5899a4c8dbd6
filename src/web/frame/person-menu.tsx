import { Link } from 'react-router-dom';
import { useCapabilities } from '../data/capabilities';
import { useIdentity, useSession } from '../identity/identity-context';
import { setLocale } from '../identity/locale';
import { navigate } from '../identity/router';
import { setColorMode, useColorMode } from '../theme/color-mode';
import { useWords } from '../i18n/words';
import { Icon } from './icon';
import { Popup } from './popup';

/** Language, colours and the person: what follows somebody wherever they sign in. */
export function PersonMenu({ onKeys }: { onKeys: () => void }) {
  const { t, locale } = useWords();
  const { logOut } = useIdentity();
  const { user } = useSession();
  const capabilities = useCapabilities();
  const mode = useColorMode();
  const names = [user?.firstName, user?.lastName].filter(Boolean);
  const initials = names.map((name) => name?.[0]).join('') || (user?.email[0] ?? '').toUpperCase();
  return (
    <>
      <button
        type="button"
        className="language"
        lang={locale === 'en' ? 'fr' : 'en'}
        aria-label={t('frame.languageLabel')}
        title={t('frame.languageLabel')}
        onClick={() => setLocale(locale === 'en' ? 'fr' : 'en')}
      >
        {locale === 'en' ? 'FR' : 'EN'}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={mode === 'light' ? t('frame.dark') : t('frame.light')}
        title={mode === 'light' ? t('frame.dark') : t('frame.light')}
        onClick={() => setColorMode(mode === 'light' ? 'dark' : 'light')}
      >
        <Icon name={mode === 'light' ? 'moon' : 'sun'} />
      </button>
      <Popup
        className="person"
        align="end"
        label={t('frame.person')}
        button={<span aria-hidden="true">{initials}</span>}
      >
        {(close) => (
          <div className="menu">
            <p className="person-name">
              <strong>{names.join(' ') || user?.email}</strong>
              <span>{user?.email}</span>
              {user?.companyName && <span>{user.companyName}</span>}
            </p>
            <button type="button" className="menu-item" onClick={() => navigate('/auth/change-password')}>
              <Icon name="role" /> {t('frame.changePassword')}
            </button>
            {capabilities?.has('sessions') && (
              <Link className="menu-item" to="/sessions" onClick={close}>
                <Icon name="user" /> {t('frame.sessions')}
              </Link>
            )}
            <button
              type="button"
              className="menu-item"
              onClick={() => {
                close();
                onKeys();
              }}
            >
              <Icon name="key" /> {t('frame.keys')} <kbd>?</kbd>
            </button>
            <button type="button" className="menu-item menu-foot" onClick={() => void logOut()}>
              <Icon name="out" /> {t('frame.logOut')}
            </button>
          </div>
        )}
      </Popup>
    </>
  );
}
