import type { ChoiceWords } from '../../choice-words';

export const lienChoices = {
  lienPartyType: {
    secured_party: 'Secured party',
    assignee: 'Assignee',
    lessor: 'Lessor',
    repairer_or_storer: 'Repairer or storer',
    judgment_creditor: 'Judgment creditor',
    crown_claim: 'Crown claim',
    registering_agent: 'Registering agent',
    debtor_individual: 'Debtor, individual',
    debtor_business: 'Debtor, business',
  },
  registrationType: {
    ppsa: 'Personal property security (PPSA)',
    rsla: 'Repair and storage lien (RSLA)',
    rdprm: 'Québec register (RDPRM)',
    court: 'Court',
    other: 'Other',
  },
  registrationStatus: {
    active: 'Active',
    expired: 'Expired',
    discharged: 'Discharged',
    subordinated: 'Subordinated',
  },
} satisfies Partial<ChoiceWords>;
