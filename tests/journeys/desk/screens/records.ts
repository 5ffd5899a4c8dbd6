import type { Screen } from './screen';

const records = (path: string, title: RegExp): readonly Screen[] => [
  { name: `${path}, the list`, path: `/${path}`, title },
  { name: `${path}, one`, path: `/${path}/{${path}}`, title: /./ },
  { name: `${path}, edit`, path: `/${path}/{${path}}/edit`, title: /^(Edit|Modifier) / },
  { name: `${path}, new`, path: `/${path}/create`, title: /^(New|Nouve)/ },
];

export const network: readonly Screen[] = [
  ...records('companies', /^(Companies|Entreprises)$/),
  ...records('users', /^(Users|Utilisateurs)$/),
];

export const settings: readonly Screen[] = [
  ...records('note-templates', /^(Note templates|Modèles de notes)$/),
  ...records('roles', /^(Roles|Rôles)$/),
  { name: 'statuses', path: '/statuses', title: /^(Statuses|Statuts)$/ },
  { name: 'stages', path: '/stages', title: /^(Stages|Étapes)$/ },
  { name: 'tax rates', path: '/province-taxes', title: /^(Provincial tax|Taux de taxe)/ },
  { name: 'housekeeping', path: '/housekeeping', title: /^(Housekeeping|Entretien des données)$/ },
  { name: 'notices', path: '/notices', title: /^(Notices|Avis)$/ },
  { name: 'sessions', path: '/sessions', title: /^(Your sessions|Vos sessions)$/ },
  { name: 'change password', path: '/auth/change-password', title: /^(Change password|Changer)/ },
  { name: 'no such page', path: '/nothing-of-the-kind', title: /^(There is no such page|Cette page)/ },
];
