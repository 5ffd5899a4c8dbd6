import { useEffect } from 'react';
import { terms as english } from '../i18n/en/terms';
import { terms as french } from '../i18n/fr/terms';
import { useIdentityTexts } from './identity-context';
import { useLocale } from './locale';
import { Wordmark } from './mark';

export function TermsPage() {
  const { product } = useIdentityTexts();
  const terms = useLocale() === 'fr' ? french : english;
  useEffect(() => {
    document.title = `${terms.title} · ${product}`;
  }, [terms, product]);

  return (
    <div className="terms">
      <header className="frame-head">
        <Wordmark />
      </header>
      <main>
        <h1>{terms.title}</h1>
        <p className="lead">{terms.lead}</p>
        {terms.sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </main>
    </div>
  );
}
