import { auditLog as heads } from '#contract/words/fr/audit-log';
import type { AuditLogTexts } from '../en/audit-log';

export const auditLog: AuditLogTexts = {
  title: 'Journal d’audit',
  lead: 'Qui a ouvert une session, et ce qui a été vu, sorti et acheté.',
  heads,
  nobody: 'Personne inconnue',
  everything: 'Tout',
  action: 'Événement',
  period: 'Période',
  periods: {
    day: 'Aujourd’hui',
    week: '7 derniers jours',
    month: '30 derniers jours',
    all: 'Toutes les dates',
  },
  of: 'Seulement %{name}',
  everybody: 'Afficher tout le monde',
  more: 'Afficher les précédents',
  download: 'Télécharger',
  none: 'Rien ne s’est passé',
  noneLead: 'Rien de ce genre n’a été noté dans cette période.',
};
