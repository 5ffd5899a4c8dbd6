import MoreHoriz from '@mui/icons-material/MoreHoriz';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { listPath } from '../data/resource-paths';
import { useTranslate } from '../i18n/use-translate';
import { MenuButton } from '../parts/menu-button';
import type { SavedView } from './saved-views';
import { useViews } from './saved-views';
import { ViewChanged } from './view-changed';

const NameView = lazy(() => import('./name-view').then((part) => ({ default: part.NameView })));

/** What a person does with a view of their own: call it otherwise, hand it on as a link, take it away. */
export function ViewMenu({ name, view }: { name: ResourceName; view: SavedView }) {
  const t = useTranslate();
  const notify = useNotify();
  const { saved, rename, remove, addressOf } = useViews(name);
  const [naming, setNaming] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${listPath(name)}${addressOf(view)}`);
    notify(t('savedViews.copied'), { type: 'info' });
  };
  const takeAway = () => {
    const bringBack = remove(view.name);
    const said = t('savedViews.deleted', { name: view.name });
    notify(<ViewChanged said={said} onUndo={bringBack} />, { type: 'info', autoHideDuration: 8000 });
  };
  return (
    <>
      <MenuButton label={t('savedViews.menu', { name: view.name })} icon={<MoreHoriz />}>
        {(close) => {
          const then = (run: () => void) => () => {
            close();
            run();
          };
          return [
            <MenuItem key="rename" onClick={then(() => setNaming(true))}>
              {t('savedViews.rename')}
            </MenuItem>,
            <MenuItem key="copy" onClick={then(() => void copy())}>
              {t('savedViews.copyLink')}
            </MenuItem>,
            <MenuItem key="delete" onClick={then(takeAway)}>
              {t('list.deleteView')}
            </MenuItem>,
          ];
        }}
      </MenuButton>
      {naming && (
        <Suspense fallback={null}>
          <NameView
            title={t('savedViews.rename')}
            confirm={t('savedViews.rename')}
            taken={saved.map((one) => one.name)}
            called={view.name}
            onClose={() => setNaming(false)}
            onName={(called) => {
              rename(view.name, called);
              setNaming(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
