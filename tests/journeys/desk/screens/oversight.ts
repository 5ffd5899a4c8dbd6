import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import type { Screen } from './screen';
import { main, press } from './screen';

/** Takes a statement with a line of each kind, one that cannot be read among them; the second time they are known. */
async function takeStatement(page: Page): Promise<void> {
  const rows = [
    '2026-11-02,EFT LENDER A,1500.00',
    '2026-11-03,FEE,-12.50',
    '2026-11-04,4711,9.99',
    'soon,?,1.00',
  ];
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'november.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Date,Description,Amount', ...rows].join('\n')),
    });
  await main(page).getByRole('table').waitFor();
}

/** How a day begins, what is told of it, and what comes from lenders. */
export const oversight: readonly Screen[] = [
  { name: 'my own day', path: '/?mine=true', title: /^(Good day|Bonjour), / },
  { name: 'the calendar of deadlines', path: '/deadlines', title: /^(Legal deadlines|Échéances légales)/ },
  {
    name: 'deadlines in a calendar of their own',
    path: '/deadlines',
    title: /./,
    open: press(/^(In my calendar|Dans mon calendrier)/),
    dialog: true,
  },
  { name: 'the end of a month', path: '/month-end', title: /^(Month end|Fin de mois)/ },
  {
    name: 'what a client would be billed',
    path: '/month-end',
    title: /./,
    open: press(/^(What Lender A would|Ce qui serait facturé à Lender A)/),
    dialog: true,
  },
  {
    name: 'a receipt over many invoices',
    path: '/month-end',
    title: /./,
    open: press(/^(Receipt:|Encaissement\s:) Lender C/),
    dialog: true,
  },
  {
    name: 'the lines of a bank statement',
    path: '/bank-statements',
    title: /^(Bank statements|Relevés bancaires)/,
    open: takeStatement,
  },
  {
    name: 'who paid a line of a bank statement',
    path: '/bank-statements',
    title: /./,
    open: press(/^(Another client|Autre client|Who paid|Qui a payé)/),
    dialog: true,
  },
  { name: 'the jobs of everybody', path: '/jobs', title: /^(Jobs|Tâches)/ },
  { name: 'the audit log', path: '/audit-log', title: /^(Audit log|Journal d’audit)/ },
  { name: 'reports', path: '/reports', title: /^(Reports|Rapports)/ },
  {
    name: 'a report that is asked for',
    path: '/reports',
    title: /./,
    open: press(/^(Make|Produire)/),
    dialog: true,
  },
  {
    name: 'the filters of reports',
    path: '/reports',
    title: /./,
    open: press(/^(Filters of my company|Filtres de mon entreprise)/),
    dialog: true,
  },
  {
    name: 'schedules of reports',
    path: '/company-report-schedules',
    title: /^(Report schedules|Rapports planifiés)/,
  },
  { name: 'a new schedule', path: '/company-report-schedules/create', title: /^(New|Nouveau)/ },
  { name: 'files of lenders', path: '/lender-jobs', title: /^(Lender files|Fichiers des prêteurs)/ },
];
