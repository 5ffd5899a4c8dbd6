import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useWords } from '../i18n/words';

/** The one heading of a page, which is also the title of its tab. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const { texts } = useWords();
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [title, texts.product]);
  return (
    <div className="page-title">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
