import type { ChoiceWords } from '../../choice-words';

export const companyChoices = {
  activityType: {
    agency: 'Agence de recouvrement',
    lender: 'Prêteur',
    bailiff: 'Huissier',
    skip_trace_vendor: 'Dépistage',
    transporter: 'Transporteur',
    towing_storage: 'Remorquage et entreposage',
    locksmith: 'Serrurier',
    auction: 'Encan',
    remarketer: 'Remise en marché',
    repair_shop: 'Atelier',
    appraiser: 'Évaluateur',
    law_firm: 'Cabinet d’avocats',
    insolvency_trustee: 'Syndic',
    insurer: 'Assureur',
    dealer: 'Concessionnaire',
    registry_agent: 'Registre',
    process_server: 'Signification',
  },
  companyStatus: {
    prospect: 'Candidat',
    active: 'Actif',
    suspended: 'Suspendu',
    inactive: 'Inactif',
  },
  complianceType: {
    bailiff_appointment: 'Nomination d’huissier',
    civil_enforcement_agreement: 'Entente d’exécution civile',
    collection_licence: 'Permis d’agent de recouvrement',
    bond: 'Cautionnement',
    liability_insurance: 'Assurance responsabilité',
    garage_keepers_insurance: 'Assurance des garagistes',
    wcb_clearance: 'Attestation de la commission des accidents du travail',
    background_checks: 'Vérification des antécédents',
    privacy_training: 'Formation sur la protection des renseignements personnels',
  },
  noticeResponsible: {
    client: 'Client',
    agency: 'Agence',
  },
  feeCutoffRule: {
    before_sale_day: 'Avant le jour de la vente',
  },
  currency: {
    CAD: 'Dollar canadien',
    USD: 'Dollar américain',
  },
} satisfies Partial<ChoiceWords>;
