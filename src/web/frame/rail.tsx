import Home from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { useSidebarState } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { listPath } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import type { Area } from '../menu';
import { areas, menu, menuPages } from '../menu';
import { opensPage } from './opens-page';
import { RailFold } from './rail-fold';
import { RailLink } from './rail-link';
import { RailMark } from './rail-mark';
import { useNarrow } from './use-narrow';

/**
 * The left rail: the areas that the person's role may list, and no others. Lists of links, which are read as such; react-admin's
 * own menu is read as a menu of commands, and folds whenever a link of it is followed on a small screen.
 */
export const Rail = memo(function Rail() {
  const t = useTranslate();
  const { many } = useWords();
  const rights = useRights();
  const isNarrow = useNarrow();
  const [isWide] = useSidebarState();
  const isFolded = !isWide && !isNarrow;
  const linksOf = (area: Area) => [
    ...(area === 'work' ? [{ to: '/', icon: Home, word: t('frame.home') }] : []),
    ...(Object.keys(menu) as ResourceName[]).flatMap((name) => {
      const place = menu[name];
      return place?.area === area && rights.leadsTo(name)
        ? [{ to: listPath(name), icon: place.icon, word: many(name) }]
        : [];
    }),
    ...menuPages
      .filter((page) => page.area === area && opensPage(rights, page))
      .map(({ to, icon, word }) => ({ to, icon, word: t(`frame.${word}`) })),
  ];
  return (
    <Box
      component="nav"
      aria-label={t('frame.areas')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', px: isFolded ? 0.75 : 1, pb: 1 }}
    >
      <RailMark isFolded={isFolded} />
      <Box sx={{ flex: 1 }}>
        {areas.map((area) => {
          const links = linksOf(area);
          if (links.length === 0) return null;
          return (
            <Box key={area} sx={{ pb: 1.75, ...(isFolded && folded) }}>
              <Typography
                id={`area-${area}`}
                component="h2"
                variant="overline"
                sx={isFolded ? visuallyHidden : { px: 1, color: 'text.secondary' }}
              >
                {t(`frame.${area}`)}
              </Typography>
              <List disablePadding aria-labelledby={`area-${area}`}>
                {links.map((link) => (
                  <RailLink key={link.to} {...link} isFolded={isFolded} />
                ))}
              </List>
            </Box>
          );
        })}
      </Box>
      {!isNarrow && <RailFold isFolded={isFolded} />}
    </Box>
  );
});

const folded = { '& + &': { pt: 1.25, borderTop: 1, borderColor: 'divider' } };
