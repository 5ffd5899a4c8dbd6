import { startTransition, useEffect, useState } from 'react';
import { useDeskI18n } from '../i18n/words';

/**
 * Whether what the pages of the menu and the tabs of a file say is there: their texts are loaded with the first of them and not with the
 * desk. A failure to load them is thrown.
 */
export function usePageTexts(): boolean {
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
  return provider.knowsPages();
}
