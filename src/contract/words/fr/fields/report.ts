import type { FieldWords } from '../../field-words';

export const reportFields = {
  companyReportSchedule: {
    name: 'Nom',
    companyId: 'Entreprise',
    reportTypes: 'Rapports',
    format: 'Format',
    clientId: 'Client',
    state: 'Province',
    frequency: 'Fréquence',
    dayOfWeek: 'Jour de la semaine',
    dayOfMonth: 'Jour du mois',
    timeOfDay: 'Heure',
    timeZone: 'Fuseau horaire',
    recipients: 'Pour',
    language: 'Langue',
    deliveryMethod: 'Mode d’envoi',
    deliveryFolder: 'Dossier SFTP',
    isActive: 'Actif',
    setBy: 'Planifié par',
    firstDay: 'Compté depuis',
    lastRunAt: 'Dernière exécution',
    nextRunAt: 'Prochaine échéance',
    lastStatus: 'Résultat',
  },
} satisfies Partial<FieldWords>;

export const reportNames = {
  companyReportSchedule: {
    one: 'Rapport planifié',
    many: 'Rapports planifiés',
    new: 'Nouveau rapport planifié',
  },
} satisfies Partial<FieldWords['resources']>;
