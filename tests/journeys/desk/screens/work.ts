import type { Page } from '@playwright/test';
import { key, main, press } from './screen';
import type { Screen } from './screen';

export const signedOut: readonly Screen[] = [
  { name: 'sign-in', path: '/login', title: /^(Sign in|Ouvrir une session)$/ },
  { name: 'forgotten password', path: '/auth/forgot-password', title: /^(Forgot|Mot de passe oublié)/ },
  { name: 'dead link', path: '/auth/reset-password/no-such-link', title: /^(This link|Ce lien)/ },
  { name: 'terms', path: '/terms', title: /^(Terms of use|Conditions d’utilisation)$/ },
  { name: 'outbox', path: '/outbox', title: /^(Outbox|Boîte d’envoi)$/ },
];

export const work: readonly Screen[] = [
  { name: 'home', path: '/', title: /^(Good day|Bonjour), / },
  { name: 'palette', path: '/', title: /./, open: key('Control+K'), dialog: true },
  { name: 'keys', path: '/', title: /./, open: key('?'), dialog: true },
  { name: 'files', path: '/files', title: /^(Files|Dossiers)$/ },
  {
    name: 'files with filters',
    path: '/files?active=true&stage=field_recovery&stage=secured',
    title: /^(Files|Dossiers)$/,
    open: press(/^(Add filter|Ajouter un filtre)/),
  },
  { name: 'files that match nothing', path: '/files?serialNumber=NONESUCH', title: /^(Files|Dossiers)$/ },
  {
    name: 'the columns',
    path: '/files',
    title: /^(Files|Dossiers)$/,
    open: press(/^(Columns|Colonnes)/),
    deskOnly: true,
  },
  {
    name: 'a view to keep',
    path: '/files?active=true&hold=true',
    title: /^(Files|Dossiers)$/,
    open: press(/^(Save view|Enregistrer la vue)/),
  },
  {
    name: 'export',
    path: '/files',
    title: /./,
    open: press(/^(Export|Exporter)$/),
    dialog: true,
  },
  { name: 'notes', path: '/notes', title: /^Notes$/ },
  {
    name: 'a note',
    path: '/notes',
    title: /^Notes$/,
    open: (page) =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .first()
        .getByRole('button')
        .click(),
  },
  { name: 'reminders', path: '/reminders', title: /^(Reminders|Rappels)$/ },
  {
    name: 'a new reminder',
    path: '/reminders',
    title: /./,
    open: press(/^(New reminder|Nouveau rappel)$/),
    dialog: true,
  },
  { name: 'all requests', path: '/requests?all=true', title: /^(Requests|Demandes)$/ },
  { name: 'update files', path: '/update-files', title: /^(Update files|Mettre à jour des dossiers)$/ },
  { name: 'import', path: '/import', title: /^(Import placements|Importer des mandats)$/ },
  { name: 'close-out files', path: '/close-out', title: /^(Close-out files|Fichiers de fermeture)$/ },
  {
    name: 'an export of closed files',
    path: '/close-out',
    title: /./,
    open: press(/^(Export now|Exporter maintenant)/),
    dialog: true,
  },
  {
    name: 'an export made again',
    path: '/close-out',
    title: /./,
    open: press(/^(Export again|Exporter de nouveau)/),
    dialog: true,
  },
];

const more = /^(More|Plus)$/;

/** A dialog of a file: behind a button, or behind an entry of the menu that the button opens. */
const dialogOf = (name: string, tab: string, button: RegExp, entry?: RegExp): Screen => ({
  name,
  path: `/files/{file}${tab}`,
  title: /./,
  dialog: true,
  open: async (page) => {
    await press(button)(page);
    if (entry) await page.getByRole('menuitem', { name: entry, disabled: false }).first().click();
  },
});

export const file: readonly Screen[] = [
  { name: 'overview', path: '/files/{file}', title: /^(File|Dossier) / },
  ...['parties', 'notes', 'reminders', 'assignments', 'history'].map((tab) => ({
    name: tab,
    path: `/files/{file}/${tab}`,
    title: /^(File|Dossier) /,
  })),
  {
    name: 'moves',
    path: '/files/{file}',
    title: /^(File|Dossier) /,
    open: (page: Page) => main(page).getByRole('button', { expanded: false }).first().click(),
  },
  dialogOf('a move', '', /\. (Move the file|Changer le statut)/, /./),
  dialogOf('a hold', '', more, /^(Place on hold|Mettre en )/),
  dialogOf('a rush mark', '', more, /^(Mark as rush|Marquer comme urgent)/),
  dialogOf('a proof', '', /^(Record with its document|Inscrire avec le document)$/, /./),
  { ...dialogOf('an override', '', /^(Override|Déroger)$/), path: '/files/{gated-file}' },
  dialogOf('a party', '/parties', /^(Add a party|Ajouter une partie)/),
  dialogOf('a reminder', '/reminders', /^(New reminder|Ajouter un rappel)/),
  dialogOf('a company', '/assignments', /^(Assign a company|Mandater une entreprise)/),
  { name: 'edit', path: '/files/{file}/edit', title: /^(Edit|Modifier) / },
  {
    name: 'place a file',
    path: '/files/create',
    title: /^(Place a file|Placer un dossier)/,
  },
];
