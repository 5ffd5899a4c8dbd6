import type { AuditLogWords } from '../en/audit-log';

/** Le nom des colonnes du journal d’audit. */
export const auditLog: AuditLogWords = {
  at: 'Quand',
  action: 'Événement',
  userName: 'Personne',
  companyName: 'Entreprise',
  fileRef: 'Dossier',
  what: 'Objet',
  rows: 'Lignes',
  ip: 'Depuis',
};
