import { main, press } from './screen';
import type { Screen } from './screen';

const onFile = (tab: string): Omit<Screen, 'name'> => ({
  path: `/files/{sold}/${tab}`,
  title: /^(File|Dossier) /,
});

const makesForm = /^(Make a form|Produire un formulaire)$/;

export const money: readonly Screen[] = [
  { name: 'fees', ...onFile('fees') },
  {
    name: 'a new charge',
    ...onFile('fees'),
    open: press(/^(Add a charge|Ajouter des frais)$/),
    dialog: true,
  },
  {
    name: 'a new expectation',
    ...onFile('fees'),
    open: press(/^(Add an expectation|Ajouter une prévision)$/),
    dialog: true,
  },
  {
    name: 'invoices',
    ...onFile('invoices'),
    open: (page) => main(page).getByRole('row').nth(1).getByRole('cell').first().click(),
  },
  { name: 'payments', ...onFile('payments') },
  {
    name: 'a new payment',
    ...onFile('payments'),
    open: press(/^(Record a payment|Inscrire un paiement)$/),
    dialog: true,
  },
  { name: 'a form to choose', ...onFile('documents'), open: press(makesForm), dialog: true },
  {
    name: 'a form',
    ...onFile('documents'),
    open: async (page) => {
      await press(makesForm)(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /discharge|radiation/ })
        .click();
      await page.getByRole('article', { name: /discharge|radiation/ }).waitFor();
    },
    dialog: true,
  },
  { name: 'all invoices', path: '/invoices', title: /^(Invoices|Factures)$/ },
  { name: 'an invoice', path: '/invoices/{invoices}', title: /INV-/ },
  {
    name: 'crediting an invoice',
    path: '/invoices/{invoices}',
    title: /./,
    open: press(/^(Credit|Créditer)$/),
    dialog: true,
  },
  { name: 'a draft', path: '/invoices/{drafts}', title: /^(Invoice|Facture), / },
  {
    name: 'a draft that is edited',
    path: '/invoices/{drafts}',
    title: /./,
    open: press(/^(Edit the draft|Modifier le brouillon)$/),
    dialog: true,
  },
  { name: 'all payments', path: '/payments', title: /^(Payments|Paiements)$/ },
  { name: 'all fees', path: '/fees', title: /^(Fees|Honoraires et frais)$/ },
  { name: 'a price list', path: '/companies/{companies}', title: /./ },
  {
    name: 'a new price',
    path: '/companies/{companies}',
    title: /./,
    open: press(/^(Add a price|Ajouter un prix)$/),
    dialog: true,
  },
  {
    name: 'prices that are copied',
    path: '/companies/{companies}',
    title: /./,
    open: press(/^(Copy from another company|Copier d’une autre entreprise)$/),
    dialog: true,
  },
  {
    name: 'new tax rates',
    path: '/province-taxes',
    title: /./,
    open: press(/^(New rates from…|Nouveaux taux à compter du…)$/),
    dialog: true,
  },
];
