import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../i18n/use-translate';
import { Bells } from './bells';
import { Boundary } from './boundary';
import { Icon } from './icon';
import { PageWait } from './page-wait';
import { PersonMenu } from './person-menu';
import { Rail } from './rail';
import { useDeskKeys } from './use-desk-keys';
import './frame.css';

const Palette = lazy(() => import('./palette').then((part) => ({ default: part.Palette })));
const KeysDialog = lazy(() => import('./keys-dialog').then((part) => ({ default: part.KeysDialog })));

/** What stands around every page: the rail, the top bar with its search, and the page itself. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'palette' | 'keys' | 'rail' | null>(null);
  const showPalette = useCallback(() => setOpen('palette'), []);
  const showKeys = useCallback(() => setOpen('keys'), []);
  const close = useCallback(() => setOpen(null), []);
  useDeskKeys({ onPalette: showPalette, onKeys: showKeys });
  // The tabs of one record are addresses of their own; going between them is no new page.
  const page = pathname.split('/').slice(0, 3).join('/');
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to end an effect.
    document.getElementById('content')?.scrollTo(0, 0);
  }, [page]);
  return (
    <div className={open === 'rail' ? 'desk desk-rail-open' : 'desk'}>
      <a className="skip" href="#content">
        {t('frame.skip')}
      </a>
      <Rail onGo={close} />
      {open === 'rail' && (
        <button type="button" className="rail-veil" aria-label={t('close')} onClick={close} />
      )}
      <header className="top">
        <button
          type="button"
          className="icon-button top-menu"
          aria-label={t('frame.openMenu')}
          aria-expanded={open === 'rail'}
          onClick={() => setOpen('rail')}
        >
          <Icon name="menu" />
        </button>
        <button type="button" className="search" aria-keyshortcuts="/ Control+K" onClick={showPalette}>
          <Icon name="search" />
          <span className="search-long">{t('frame.search')}</span>
          <span className="search-short">{t('frame.searchShort')}</span>
          <kbd>/</kbd>
        </button>
        <div className="top-end">
          <Bells />
          <PersonMenu onKeys={showKeys} />
        </div>
      </header>
      <main id="content" className="content" tabIndex={-1}>
        <Boundary at={pathname}>
          <Suspense fallback={<PageWait />}>{children}</Suspense>
        </Boundary>
      </main>
      <Suspense fallback={null}>
        {open === 'palette' && <Palette onClose={close} />}
        {open === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
