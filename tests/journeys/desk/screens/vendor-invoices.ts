import { main, press } from './screen';
import type { Screen } from './screen';

const invoices = /^(Vendor invoices|Factures de fournisseurs)$/;
const newInvoice = /^(New vendor invoice|Nouvelle facture de fournisseur)$/;

export const invoicesOfVendor: readonly Screen[] = [
  { name: 'the queue', path: '/vendor-invoices', title: invoices },
  { name: 'an invoice', path: '/vendor-invoices/{waiting-invoice}', title: /./ },
  { name: 'a new invoice', path: '/vendor-invoices/create', title: newInvoice },
  {
    name: 'a new invoice, from work',
    path: '/vendor-invoices/create',
    title: newInvoice,
    open: press(/^(Bill it: the work on|Facturer le travail) /),
  },
  { name: 'a correction', path: '/vendor-invoices/{disputed-invoice}/edit', title: /^(Correct|Corriger) / },
  {
    name: 'cancelling',
    path: '/vendor-invoices/{disputed-invoice}',
    title: /./,
    open: press(/^(Cancel the invoice|Annuler la facture)$/),
    dialog: true,
  },
];

export const invoicesAtAccounts: readonly Screen[] = [
  { name: 'the queue', path: '/vendor-invoices', title: invoices },
  { name: 'a refused invoice', path: '/vendor-invoices/{refused-invoice}', title: /./ },
  { name: 'a paid invoice', path: '/vendor-invoices/{paid-invoice}', title: /./ },
  { name: 'a new invoice', path: '/vendor-invoices/create', title: newInvoice },
];

export const invoicesToDecide: readonly Screen[] = [
  { name: 'an invoice', path: '/vendor-invoices/{waiting-invoice}', title: /./ },
  {
    name: 'rejecting',
    path: '/vendor-invoices/{waiting-invoice}',
    title: /./,
    open: press(/^(Reject|Refuser)$/),
    dialog: true,
  },
  {
    name: 'deciding many',
    path: '/vendor-invoices?decidable=true',
    title: invoices,
    open: async (page) => {
      await main(page).getByRole('checkbox').last().check();
      await press(/^(Approve selected|Approuver la sélection)$/)(page);
    },
    dialog: true,
  },
];
