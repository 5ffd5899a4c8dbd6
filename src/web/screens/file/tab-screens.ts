import { lazy } from 'react';
import type { ComponentType } from 'react';
import { OverviewTab } from './overview/overview-tab';
import type { TabName } from './tab-names';

type Later = Exclude<TabName, 'overview'>;

const loads: { readonly [T in Later]: () => Promise<ComponentType> } = {
  parties: async () => (await import('./parties/parties-tab')).PartiesTab,
  'skip-traces': async () => (await import('./skip-traces/skip-traces-tab')).SkipTracesTab,
  attempts: async () => (await import('./attempts/attempts-tab')).AttemptsTab,
  notes: async () => (await import('./notes/notes-tab')).NotesTab,
  reminders: async () => (await import('./reminders/reminders-tab')).RemindersTab,
  documents: async () => (await import('./documents/documents-tab')).DocumentsTab,
  requests: async () => (await import('./requests/requests-tab')).RequestsTab,
  searches: async () => (await import('./searches/searches-tab')).SearchesTab,
  assignments: async () => (await import('./assignments/assignments-tab')).AssignmentsTab,
  repairs: async () => (await import('./repairs/repairs-tab')).RepairsTab,
  fees: async () => (await import('./fees/fees-tab')).FeesTab,
  invoices: async () => (await import('../billing/invoices-tab')).InvoicesTab,
  payments: async () => (await import('../billing/payments-tab')).PaymentsTab,
  'vendor-invoices': async () => (await import('./vendor-invoices/vendor-invoices-tab')).VendorInvoicesTab,
  history: async () => (await import('./history/history-tab')).HistoryTab,
};

const later: { readonly [T in Later]: ComponentType } = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
) as never;

/** What each tab of a file shows. The first is there with the file, the others are loaded when they are shown. */
export const tabScreens: { readonly [T in TabName]: ComponentType } = { overview: OverviewTab, ...later };

/** Begins to load what a tab shows, for who is about to press it. */
export function loadTab(name: TabName): void {
  // Without a line it is loaded when it is shown, and there it is said.
  if (name !== 'overview') void loads[name]().catch(() => undefined);
}
