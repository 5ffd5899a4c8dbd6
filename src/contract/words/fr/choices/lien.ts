import type { ChoiceWords } from '../../choice-words';

export const lienChoices = {
  lienPartyType: {
    secured_party: 'Créancier garanti',
    assignee: 'Cessionnaire',
    lessor: 'Locateur',
    repairer_or_storer: 'Réparateur ou entreposeur',
    judgment_creditor: 'Créancier en vertu d’un jugement',
    crown_claim: 'Créance de l’État',
    registering_agent: 'Agent d’inscription',
    debtor_individual: 'Débiteur, particulier',
    debtor_business: 'Débiteur, entreprise',
  },
  registrationType: {
    ppsa: 'Sûreté mobilière (PPSA)',
    rsla: 'Privilège de réparateur ou d’entreposeur (RSLA)',
    rdprm: 'RDPRM',
    court: 'Tribunal',
    other: 'Autre',
  },
  registrationStatus: {
    active: 'En vigueur',
    expired: 'Expirée',
    discharged: 'Radiée',
    subordinated: 'Subordonnée',
  },
} satisfies Partial<ChoiceWords>;
