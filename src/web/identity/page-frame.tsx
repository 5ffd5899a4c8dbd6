import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect } from 'react';
import { setColorMode, useColorMode } from '../theme/color-mode';
import { useIdentityTexts } from './identity-context';
import { setLocale, useLocale } from './locale';
import { Wordmark } from './mark';

/** Decoration: the form does not wait for it. */
const Dial = lazy(() => import('./dial').then((part) => ({ default: part.Dial })));

function Preferences() {
  const texts = useIdentityTexts();
  const locale = useLocale();
  const mode = useColorMode();
  return (
    <div className="preferences">
      <div role="group" aria-label={texts.language} className="languages">
        {(['en', 'fr'] as const).map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={locale === one}
            onClick={() => setLocale(one)}
          >
            {one === 'en' ? 'English' : 'Français'}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={mode === 'light' ? texts.darkColors : texts.lightColors}
        onClick={() => setColorMode(mode === 'light' ? 'dark' : 'light')}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="5.500" />
          <path d="M8 2.500a5.500 5.500 0 0 1 0 11z" className="filled" />
        </svg>
      </button>
    </div>
  );
}

/** The page around sign-in and its neighbours: the form at the left, the instrument at the right. */
export function PageFrame(props: { title: string; lead?: ReactNode; children?: ReactNode }) {
  const texts = useIdentityTexts();
  useEffect(() => {
    document.title = `${props.title} · ${texts.product}`;
  }, [props.title, texts.product]);

  return (
    <div className="frame">
      <div className="frame-side">
        <header className="frame-head">
          <Wordmark />
        </header>
        <main className="frame-main">
          <h1>{props.title}</h1>
          {props.lead && <p className="lead">{props.lead}</p>}
          {props.children}
        </main>
        <footer className="frame-foot">
          <Preferences />
        </footer>
      </div>
      <aside className="frame-show">
        <div className="dial-place">
          <Suspense>
            <Dial />
          </Suspense>
        </div>
        <p className="tagline">{texts.tagline}</p>
      </aside>
    </div>
  );
}
