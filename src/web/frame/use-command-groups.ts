import Add from '@mui/icons-material/AddOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { createPath, listPath } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { useWords } from '../i18n/words';
import { menu, menuPages } from '../menu';
import { opensPage } from './opens-page';
import { pageActions } from './page-actions';
import type { PaletteGroup } from './palette-lines';

/** What can be done and where one can go: the actions of the open page, the pages of the role, and new records. */
export function useCommandGroups(): readonly PaletteGroup[] {
  const { t, many, newOne } = useWords();
  const rights = useRights();
  const here = pageActions();
  const listed = (Object.keys(menu) as ResourceName[]).filter((name) => menu[name] && rights.leadsTo(name));
  return [
    {
      key: 'here',
      title: here?.title ?? '',
      lines: (here?.actions ?? []).map(({ icon = Bolt, key, ...action }) => ({
        key: `here ${key}`,
        icon,
        ...action,
      })),
    },
    {
      key: 'go',
      title: t('frame.goTo'),
      lines: [
        { key: 'home', to: '/', icon: Home, word: t('frame.home') },
        ...listed.map((name) => ({
          key: `go ${name}`,
          to: listPath(name),
          icon: menu[name]?.icon ?? Home,
          word: many(name),
        })),
        ...menuPages
          .filter((page) => opensPage(rights, page))
          .map(({ to, icon, word }) => ({ key: to, to, icon, word: t(`frame.${word}`) })),
      ],
    },
    {
      key: 'new',
      title: t('frame.create'),
      lines: listed
        .filter((name) => declarationOf(name).calls.create && rights.may(name, 'create'))
        .map((name) => ({
          key: `new ${name}`,
          to: createPath(name),
          icon: Add,
          word: newOne(name),
        })),
    },
  ];
}
