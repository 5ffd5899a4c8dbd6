/** The tabs of a file, as their addresses name them. */
export const tabNames = [
  'overview',
  'parties',
  'skip-traces',
  'attempts',
  'notes',
  'reminders',
  'documents',
  'requests',
  'searches',
  'assignments',
  'repairs',
  'fees',
  'invoices',
  'payments',
  'vendor-invoices',
  'history',
] as const;
export type TabName = (typeof tabNames)[number];

export const isTab = (name: string | undefined): name is TabName =>
  (tabNames as readonly string[]).includes(name ?? '');
