import { main, press } from './screen';
import type { Screen } from './screen';

const bills = /^(Vendor invoices|Factures de fournisseurs)$/;
const newBill = /^(New vendor invoice|Nouvelle facture de fournisseur)$/;

export const billsOfVendor: readonly Screen[] = [
  { name: 'the queue', path: '/vendor-invoices', title: bills },
  { name: 'a bill', path: '/vendor-invoices/{waiting-bill}', title: /./ },
  { name: 'a new bill', path: '/vendor-invoices/create', title: newBill },
  {
    name: 'a new bill, from work',
    path: '/vendor-invoices/create',
    title: newBill,
    open: press(/^(Bill the work on|Facturer le travail) /),
  },
  { name: 'a correction', path: '/vendor-invoices/{disputed-bill}/edit', title: /^(Correct|Corriger) / },
  {
    name: 'cancelling',
    path: '/vendor-invoices/{disputed-bill}',
    title: /./,
    open: press(/^(Cancel the invoice|Annuler la facture)$/),
    dialog: true,
  },
];

export const billsAtAccounts: readonly Screen[] = [
  { name: 'the queue', path: '/vendor-invoices', title: bills },
  { name: 'a refused bill', path: '/vendor-invoices/{refused-bill}', title: /./ },
  { name: 'a paid bill', path: '/vendor-invoices/{paid-bill}', title: /./ },
  { name: 'a new bill', path: '/vendor-invoices/create', title: newBill },
];

export const billsToDecide: readonly Screen[] = [
  { name: 'a bill', path: '/vendor-invoices/{waiting-bill}', title: /./ },
  {
    name: 'rejecting',
    path: '/vendor-invoices/{waiting-bill}',
    title: /./,
    open: press(/^(Reject|Refuser)$/),
    dialog: true,
  },
  {
    name: 'deciding many',
    path: '/vendor-invoices?decidable=true',
    title: bills,
    open: async (page) => {
      await main(page).getByRole('checkbox').last().check();
      await press(/^(Approve selected|Approuver la sélection)$/)(page);
    },
    dialog: true,
  },
];
