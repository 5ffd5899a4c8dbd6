import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useFileRecord } from './file-record';
import { useTabCounts } from './tab-counts';

export const tabNames = [
  'overview',
  'parties',
  'notes',
  'reminders',
  'documents',
  'requests',
  'assignments',
  'fees',
  'invoices',
  'payments',
  'vendor-invoices',
  'history',
] as const;
export type TabName = (typeof tabNames)[number];

export const isTab = (name: string | undefined): name is TabName =>
  (tabNames as readonly string[]).includes(name ?? '');

const rightOf: { readonly [T in TabName]?: readonly [string, string] } = {
  parties: ['relatedParty', 'list'],
  notes: ['note', 'list'],
  reminders: ['reminder', 'list'],
  documents: ['document', 'list'],
  requests: ['request', 'list'],
  assignments: ['companyAssignment', 'list'],
  fees: ['fee', 'list'],
  invoices: ['invoice', 'list'],
  payments: ['payment', 'list'],
  'vendor-invoices': ['vendorInvoice', 'list'],
  history: ['history', 'list'],
};

/** The tabs that this person's role opens. */
export function useTabs(): readonly TabName[] {
  const rights = useRights();
  return tabNames.filter((name) => {
    const right = rightOf[name];
    return !right || !rights.ready || rights.may(...right);
  });
}

/** The parts of the file, each an address of its own, with how much is in it. */
export function FileTabs({ tab }: { tab: TabName }) {
  const file = useFileRecord();
  const t = useTranslate();
  const counts = useTabCounts(file);
  const tabs = useTabs();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <nav className="tabs" aria-label={t('file.tabs.label')} ref={bar}>
      {tabs.map((name) => (
        <Link
          key={name}
          className="tab"
          aria-current={name === tab ? 'page' : undefined}
          to={name === 'overview' ? recordPath('file', file.id) : `${recordPath('file', file.id)}/${name}`}
        >
          {t(`file.tabs.${name}`)}
          {counts[name] !== undefined && counts[name] > 0 && (
            <span className="tab-count">{counts[name]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
