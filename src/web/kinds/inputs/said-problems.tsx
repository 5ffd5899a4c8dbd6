import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nContextProvider, useI18nProvider } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { isCarried } from '../../i18n/carried-sentence';
import { useWords } from '../../i18n/words';

interface SaidProblemsProps {
  readonly resource: ResourceName;
  readonly path: string;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Inputs of react-admin translate the problem of their field as if it were a key. Here it is a sentence of the contract or of the
 * host, which is read in the screen's language with the field by its label.
 */
export function SaidProblems({ resource, path, label, children }: SaidProblemsProps) {
  const i18nProvider = useI18nProvider();
  const { said } = useWords();
  const saying = useMemo(
    () => ({
      ...i18nProvider,
      translate: (key: string, options?: { readonly _?: string }) =>
        options?._ === key && (isCarried(key) || key.includes(' '))
          ? said(key, { resource, path, label })
          : i18nProvider.translate(key, options),
    }),
    [i18nProvider, said, resource, path, label],
  );
  return <I18nContextProvider value={saying}>{children}</I18nContextProvider>;
}
