import type { Screen } from './screen';
import { press } from './screen';

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
    open: press(/^(Receipt|Encaissement): Lender C/),
    dialog: true,
  },
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
