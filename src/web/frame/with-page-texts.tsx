import type { ReactNode } from 'react';
import { PageWait } from './page-wait';
import { usePageTexts } from './use-page-texts';

/** A page of the menu, once what it says is there. */
export const WithPageTexts = ({ children }: { children: ReactNode }) =>
  usePageTexts() ? children : <PageWait />;
