import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useListPaginationContext, useNotify, useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { listPath } from '../data/resource-paths';
import { useTranslate } from '../i18n/use-translate';
import { UnseenOnPhone } from '../parts/words-in-line';
import { useSession } from '../identity/identity-context';
import { layoutOf } from './layouts/index';
import { whole } from './list-address';
import { useViews } from './saved-views';
import { ViewChanged } from './view-changed';
import { ViewMenu } from './view-menu';

const NameView = lazy(() => import('./name-view').then((part) => ({ default: part.NameView })));

/** The views of a list as tabs: everybody's first, then the person's own. Each is a link to its address. */
export function ViewTabs({ name }: { name: ResourceName }) {
  const t = useTranslate();
  const { user } = useSession();
  const [naming, setNaming] = useState(false);
  const { isPending } = useListPaginationContext();
  const { saved, save, isHere, here } = useViews(name);
  const fixed = (layoutOf(name).views ?? []).map(({ title, search }) => ({
    name: t(`views.${title}`),
    search: search.replace('=me', `=${user?._id ?? ''}`),
  }));
  const views = [{ name: t('list.all'), search: '' }, ...fixed, ...saved];
  const at = views.findIndex(({ search }) => isHere(search));
  const own = saved.find(({ search }) => isHere(search));
  const notify = useNotify();
  const [opened, setOpened] = useStore(`${name}.openedView`, '');
  const origin = at < 0 ? saved.find((view) => view.name === opened) : undefined;
  useEffect(() => {
    if (at >= 0) setOpened(own?.name ?? '');
  }, [at, own?.name, setOpened]);
  const update = (called: string) => {
    const said = t('savedViews.updated', { name: called });
    notify(<ViewChanged said={said} onUndo={save(called, here)} />, { type: 'info', autoHideDuration: 8000 });
  };
  return (
    <Box
      component="nav"
      aria-label={t('list.views')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: { xs: 1, sm: 1.5 },
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <Tabs
        value={at < 0 ? false : at}
        variant="scrollable"
        scrollButtons={false}
        role={undefined}
        slotProps={{ list: { role: 'presentation' } }}
        sx={{ border: 0 }}
      >
        {views.map((view, index) => (
          <Tab
            key={`${view.name} ${view.search}`}
            component={Link}
            to={`${listPath(name)}${view.search ? `?${view.search}` : whole}`}
            label={view.name}
            role={undefined}
            aria-selected={undefined}
            aria-current={index === at ? 'page' : undefined}
            tabIndex={0}
          />
        ))}
      </Tabs>
      {own && <ViewMenu name={name} view={own} />}
      {origin && !isPending && (
        <Button variant="text" onClick={() => update(origin.name)}>
          {t('savedViews.update', { name: origin.name })}
        </Button>
      )}
      {at < 0 && !isPending && (
        <Button variant="text" startIcon={<AddIcon />} onClick={() => setNaming(true)} sx={{ flexShrink: 0 }}>
          <UnseenOnPhone>{t('list.saveView')}</UnseenOnPhone>
        </Button>
      )}
      {naming && (
        <Suspense fallback={null}>
          <NameView
            title={t('list.saveViewTitle')}
            confirm={t('list.saveView')}
            taken={views.map((view) => view.name)}
            onClose={() => setNaming(false)}
            onName={(called) => {
              save(called, here);
              setNaming(false);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
