import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslate } from '../i18n/use-translate';

/** The one heading of a page, which is also the title of its tab. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const t = useTranslate();
  const product = t('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <div className="page-title">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
