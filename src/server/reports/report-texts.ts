import { formatNumber } from '#contract/written';

/** What stands on the pages of a report beside its table, and in the mails that say that one is there, was not delivered, or could not be made. */
export const reportTexts = {
  en: {
    rows: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'row' : 'rows'}`,
    page: 'Page {page}',
    inAll: 'In all',
    none: 'There is nothing to tell.',
    mails: {
      ready: {
        subject: 'A report is ready for you',
        text: (name: string, link: string) =>
          `Hello ${name},\n\nA report that is made regularly is ready. Sign in to read it; it is kept for a week:\n\n${link}\n\nCollateral Desk`,
      },
      notDelivered: {
        subject: 'A report could not be delivered',
        text: (name: string, link: string) =>
          `Hello ${name},\n\nA report of a schedule that you keep could not be delivered by SFTP. Sign in to see why:\n\n${link}\n\nCollateral Desk`,
      },
      notMade: {
        subject: 'A report could not be made',
        text: (name: string, link: string) =>
          `Hello ${name},\n\nNo report of a schedule that you keep could be made for one of its people, so nothing was sent. Sign in to see the schedule:\n\n${link}\n\nCollateral Desk`,
      },
    },
  },
  fr: {
    rows: (count: number) => `${formatNumber(count, 'fr')} ${count === 1 ? 'ligne' : 'lignes'}`,
    page: 'Page {page}',
    inAll: 'En tout',
    none: 'Il n’y a rien à signaler.',
    mails: {
      ready: {
        subject: 'Un rapport est prêt',
        text: (name: string, link: string) =>
          `Bonjour ${name},\n\nUn rapport produit régulièrement est prêt. Ouvrez une session pour le lire; il est conservé une semaine\u00a0:\n\n${link}\n\nCollateral Desk`,
      },
      notDelivered: {
        subject: 'Un rapport n’a pas pu être livré',
        text: (name: string, link: string) =>
          `Bonjour ${name},\n\nUn rapport d’un calendrier que vous tenez n’a pas pu être livré par SFTP. Ouvrez une session pour voir pourquoi\u00a0:\n\n${link}\n\nCollateral Desk`,
      },
      notMade: {
        subject: 'Un rapport n’a pas pu être produit',
        text: (name: string, link: string) =>
          `Bonjour ${name},\n\nAucun rapport d’un calendrier que vous tenez n’a pu être produit pour l’un de ses destinataires; rien n’a donc été envoyé. Ouvrez une session pour voir le calendrier\u00a0:\n\n${link}\n\nCollateral Desk`,
      },
    },
  },
} as const;

export type ReportMail = keyof (typeof reportTexts)['en']['mails'];

/** Parts of one line. */
export const inLine = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');
