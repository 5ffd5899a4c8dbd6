import type { ComponentType, ReactNode } from 'react';
import { PageWait } from './page-wait';
import { usePageTexts } from './use-page-texts';

/** A page that is no list, once what it says is there. */
export const WithPageTexts = ({ children }: { children: ReactNode }) =>
  usePageTexts() ? children : <PageWait />;

/** Such a page as it is opened: its texts are loaded before it is drawn. */
export const withPageTexts = <P extends object>(Page: ComponentType<P>): ComponentType<P> =>
  function PageInWords(props: P) {
    return (
      <WithPageTexts>
        <Page {...props} />
      </WithPageTexts>
    );
  };
