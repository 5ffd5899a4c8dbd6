import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useFileRecord } from './file-record';
import { useTabCounts } from './tab-counts';
import { tabNames } from './tab-names';
import type { TabName } from './tab-names';
import { loadTab } from './tab-screens';

/** Whose list a tab shows. */
const listOf: { readonly [T in TabName]?: ResourceName } = {
  parties: 'relatedParty',
  'skip-traces': 'skipTrace',
  attempts: 'attempt',
  notes: 'note',
  reminders: 'reminder',
  documents: 'document',
  requests: 'request',
  searches: 'vinSearch',
  assignments: 'companyAssignment',
  repairs: 'repairsAndReconditioning',
  fees: 'fee',
  invoices: 'invoice',
  payments: 'payment',
  'vendor-invoices': 'vendorInvoice',
  history: 'history',
};

/** The tabs that this person's role opens, and in which something can stand. */
export function useTabs(): readonly TabName[] {
  const rights = useRights();
  return tabNames.filter((name) => {
    const list = listOf[name];
    return !list || !rights.ready || (rights.may(list, 'list') && !rights.staysEmpty(list));
  });
}

const Bar = styled('nav')(({ theme }) => ({
  paddingTop: 6,
  '& .MuiTabs-list': { padding: '0 13px' },
  '& .MuiTab-icon': { marginLeft: 6 },
  // Where there is nothing more that way, the bar begins with its first tab.
  '& .MuiTabScrollButton-root': { width: 28, '&.Mui-disabled': { width: 0 } },
  [theme.breakpoints.down('sm')]: { '& .MuiTabs-list': { padding: '0 5px' } },
  '@media print': { display: 'none' },
}));

/** How much there is behind a tab. */
const Count = styled('span')(({ theme }) => ({
  minWidth: 18,
  padding: '0 5px',
  boxSizing: 'border-box',
  borderRadius: 9,
  backgroundColor: theme.vars?.palette.background.sunken,
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  textAlign: 'center',
}));

/**
 * Keeps the open tab whole in view until somebody moves the bar: it is scrolled there before its arrows take room from it and its tabs
 * gain their counts, and goes on to where the tab stood then.
 */
function useOpenTabInView(tab: TabName) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const scroller = bar.current?.querySelector('.MuiTabs-scroller');
    const list = scroller?.firstElementChild;
    if (!bar.current || !scroller || !list) return;
    const left = new AbortController();
    const { signal } = left;
    const keep = () => {
      const open = scroller.querySelector('[aria-current=page]')?.getBoundingClientRect();
      const seen = scroller.getBoundingClientRect();
      if (!open) return;
      if (open.left < seen.left) scroller.scrollLeft -= seen.left - open.left;
      else if (open.right > seen.right) scroller.scrollLeft += open.right - seen.right;
    };
    const watch = new ResizeObserver(keep);
    for (const one of [scroller, list]) watch.observe(one);
    scroller.addEventListener('scroll', keep, { signal });
    signal.addEventListener('abort', () => watch.disconnect());
    for (const moved of ['wheel', 'pointerdown', 'keydown'])
      bar.current.addEventListener(moved, () => left.abort(), { signal, passive: true });
    return () => left.abort();
  }, [tab]);
  return bar;
}

/** The parts of the file, each an address of its own, with how much is in it. */
export function FileTabs({ tab }: { tab: TabName }) {
  const file = useFileRecord();
  const t = useTranslate();
  const counts = useTabCounts(file);
  const path = recordPath('file', file.id);
  const bar = useOpenTabInView(tab);
  return (
    <Bar ref={bar} aria-label={t('file.tabs.label')}>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons="auto"
        slotProps={{ list: { role: 'presentation' } }}
      >
        {useTabs().map((name) => (
          <Tab
            key={name}
            value={name}
            component={Link}
            to={name === 'overview' ? path : `${path}/${name}`}
            // Each is a page of its own: links, all of them in reach of the keyboard.
            role="link"
            tabIndex={0}
            aria-selected={undefined}
            aria-current={name === tab ? 'page' : undefined}
            onPointerEnter={() => loadTab(name)}
            onFocus={() => loadTab(name)}
            label={t(`file.tabs.${name}`)}
            {...(counts[name] && { icon: <Count>{counts[name]}</Count>, iconPosition: 'end' })}
          />
        ))}
      </Tabs>
    </Bar>
  );
}
