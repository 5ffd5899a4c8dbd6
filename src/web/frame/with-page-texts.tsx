import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { useDeskI18n } from '../i18n/words';
import { PageWait } from './page-wait';

/** A page of the menu, once what it says is there: its texts are loaded with the first such page and not with the desk. */
export function WithPageTexts({ children }: { children: ReactNode }) {
  const provider = useDeskI18n();
  const [, setLearnt] = useState(provider);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (provider.knowsPages()) return;
    let here = true;
    provider.learnPages().then(
      // Drawn anew by the same provider, which knows more now.
      () => here && startTransition(() => setLearnt({ ...provider })),
      (error: unknown) => here && setFailure({ error }),
    );
    return () => {
      here = false;
    };
  }, [provider]);
  if (failure) throw failure.error;
  return provider.knowsPages() ? children : <PageWait />;
}
