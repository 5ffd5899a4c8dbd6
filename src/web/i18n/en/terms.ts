/** The terms page: a title, a lead and its sections. */
export const terms = {
  title: 'Terms of use',
  lead: 'These terms govern the use of Collateral Desk ("the platform") by the people to whom a company has given an account.',
  sections: [
    {
      heading: 'Who may use the platform',
      text: 'An account belongs to one person and is never lent. You use it only for the work of the company that gave it to you, within the role you hold there.',
    },
    {
      heading: 'Personal information',
      text: 'Files hold personal and financial information about debtors and other people. You look at it only when a file you work on requires it, you do not copy it out of the platform except for that work, and you tell your supervisor at once when it may have reached the wrong hands.',
    },
    {
      heading: 'What is recorded',
      text: 'Sign-ins, changes, disclosures of masked information and exports are recorded with your name and the time. The record cannot be changed or deleted, and may be shown to your company, its clients and the authorities.',
    },
    {
      heading: 'Statutory notices and periods',
      text: 'The platform works out notice periods and other legal dates from rules that name their source. They support your judgement and do not replace legal advice. Whoever acts on a file answers for doing so lawfully.',
    },
    {
      heading: 'Your account',
      text: 'Keep your password and your codes to yourself. A session locks after ten minutes without activity and ends after twelve hours. Your company may suspend or close your account at any time.',
    },
    {
      heading: 'Availability',
      text: 'The platform is kept available with care, but interruptions happen. Keep what a legal deadline depends on within reach by another way.',
    },
  ],
};

export type TermsText = typeof terms;
