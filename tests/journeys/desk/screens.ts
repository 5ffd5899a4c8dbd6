import type { Page } from '@playwright/test';

/** A screen: how a person comes to it, and the heading (or the dialog) that says that it is there, in English or French. */
export interface Screen {
  readonly name: string;
  /** `{file}`, `{company}` … stand for the record that the journey looks at. */
  readonly path: string;
  readonly title: RegExp;
  /** What is done once the page is there, to have the screen in full. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** The dialog is the screen. */
  readonly dialog?: true;
}

const main = (page: Page) => page.getByRole('main');
const press = (name: RegExp) => (page: Page) => main(page).getByRole('button', { name }).first().click();
const key = (keys: string) => (page: Page) => page.keyboard.press(keys);

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
    open: press(/^(New reminder|Ajouter un rappel)$/),
    dialog: true,
  },
  { name: 'import', path: '/import', title: /^(Import placements|Importer des mandats)$/ },
];

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
  { name: 'edit', path: '/files/{file}/edit', title: /^(Edit|Modifier) / },
  {
    name: 'place a file',
    path: '/files/create',
    title: /^(Place a file|Placer un dossier)/,
  },
];

const records = (path: string, title: RegExp): readonly Screen[] => [
  { name: `${path}, the list`, path: `/${path}`, title },
  { name: `${path}, one`, path: `/${path}/{${path}}`, title: /./ },
  { name: `${path}, edit`, path: `/${path}/{${path}}/edit`, title: /^(Edit|Modifier) / },
  { name: `${path}, new`, path: `/${path}/create`, title: /^(New|Ajouter)/ },
];

export const network: readonly Screen[] = [
  ...records('companies', /^(Companies|Entreprises)$/),
  ...records('users', /^(Users|Utilisateurs)$/),
];

export const settings: readonly Screen[] = [
  ...records('note-templates', /^(Note templates|Modèles de notes)$/),
  ...records('roles', /^(Roles|Rôles)$/),
  { name: 'statuses', path: '/statuses', title: /^(Statuses|Statuts)$/ },
  { name: 'tax rates', path: '/province-taxes', title: /^(Provincial tax|Taux de taxe)/ },
  { name: 'sessions', path: '/sessions', title: /^(Your sessions|Vos sessions)$/ },
  { name: 'change password', path: '/auth/change-password', title: /^(Change password|Changer)/ },
  { name: 'no such page', path: '/nothing-of-the-kind', title: /^(There is no such page|Cette page)/ },
];
