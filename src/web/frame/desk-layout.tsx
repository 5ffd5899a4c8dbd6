import type { ReactNode } from 'react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Layout, useSidebarState } from 'react-admin';
import { BrokenPage } from './still-pages';
import { DeskBar } from './desk-bar';
import type { Opening } from './desk-openings';
import { DeskOpeningsContext, OpeningContext } from './desk-openings';
import { PageWait } from './page-wait';
import { Palette } from './palette';
import { Rail } from './rail';
import { RailDrawer } from './rail-drawer';
import { ToastsAsNotifications } from './toasts-as-notifications';
import { useContentPlace } from './use-content-place';
import { useDeskKeys } from './use-desk-keys';
import { useRecentFiles } from './recent-files';
import { rail } from '../theme/tokens';

const KeysDialog = lazy(() => import('./keys-dialog').then((part) => ({ default: part.KeysDialog })));

/** The rail as icons alone; on a phone it is a drawer either way. */
const folded = { '--rail': { xs: '0px', sm: `${rail.narrow}px` } };

/** What stands around every page: react-admin's layout with the desk's bar and rail, and what opens above them. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const [isRailWide] = useSidebarState();
  const [open, setOpen] = useState<Opening | null>(null);
  const openings = useMemo(() => ({ show: setOpen, close: () => setOpen(null) }), []);
  useDeskKeys(setOpen);
  useContentPlace();
  useRecentFiles();
  return (
    <DeskOpeningsContext value={openings}>
      <OpeningContext value={open}>
        <ToastsAsNotifications>
          <Layout
            appBarAlwaysOn
            appBar={DeskBar}
            sidebar={RailDrawer}
            menu={Rail}
            error={BrokenPage}
            {...(!isRailWide && { sx: folded })}
          >
            <Suspense fallback={<PageWait />}>{children}</Suspense>
          </Layout>
          {open === 'palette' && <Palette onClose={openings.close} />}
          <Suspense fallback={null}>{open === 'keys' && <KeysDialog onClose={openings.close} />}</Suspense>
        </ToastsAsNotifications>
      </OpeningContext>
    </DeskOpeningsContext>
  );
}
