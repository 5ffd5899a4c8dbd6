/** The tabs of a file, as their addresses name them. */
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
