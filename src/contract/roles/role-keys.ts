import type { ValueOf } from '../vocabularies';

export interface SeededRole {
  readonly name: { readonly en: string; readonly fr: string };
  readonly description: { readonly en: string; readonly fr: string };
  /** Which records the role sees at all. */
  readonly scope: ValueOf<'scope'>;
  /** Where the role changes less than it sees: files assigned to the person, and those of the own office. */
  readonly writeScope?: 'assigned_or_office';
  readonly assignableToActivityTypes: readonly ValueOf<'activityType'>[];
  /** The role is for users of the agency that operates the platform, not of partner agencies. */
  readonly rootAgencyOnly?: true;
  readonly requiresMfa: true;
}

export const seededRoles = {
  administrator: {
    name: { en: 'Administrator', fr: 'Administrateur' },
    description: {
      en: 'Runs the platform: companies, users, roles, rates, integrations',
      fr: 'Gère la plateforme : entreprises, utilisateurs, rôles, tarifs, intégrations',
    },
    scope: 'all',
    assignableToActivityTypes: ['agency'],
    rootAgencyOnly: true,
    requiresMfa: true,
  },
  supervisor: {
    name: { en: 'Supervisor', fr: 'Superviseur' },
    description: {
      en: 'Agency team lead: queues, approvals, quality, re-open',
      fr: 'Chef d’équipe de l’agence : files de travail, approbations, qualité, réouvertures',
    },
    scope: 'tree',
    assignableToActivityTypes: ['agency'],
    requiresMfa: true,
  },
  file_manager: {
    name: { en: 'File manager', fr: 'Gestionnaire de dossiers' },
    description: {
      en: 'Agency recovery specialist: works files daily, skip trace, vendor contact',
      fr: 'Spécialiste du recouvrement à l’agence : dossiers au quotidien, dépistage, contact avec les fournisseurs',
    },
    scope: 'tree',
    writeScope: 'assigned_or_office',
    assignableToActivityTypes: ['agency'],
    requiresMfa: true,
  },
  remarketing_specialist: {
    name: { en: 'Remarketing specialist', fr: 'Spécialiste de la remise en marché' },
    description: {
      en: 'Sale preparation, auctions, purchasers, recon',
      fr: 'Préparation des ventes, encans, acheteurs, remise en état',
    },
    scope: 'stage_limited',
    assignableToActivityTypes: ['agency', 'remarketer'],
    requiresMfa: true,
  },
  accountant: {
    name: { en: 'Accountant', fr: 'Comptable' },
    description: {
      en: 'Fees, invoices, vendor invoices, payments, Sage',
      fr: 'Frais, factures, factures de fournisseurs, paiements, Sage',
    },
    scope: 'tree',
    assignableToActivityTypes: ['agency'],
    requiresMfa: true,
  },
  lender_supervisor: {
    name: { en: 'Lender supervisor', fr: 'Superviseur du prêteur' },
    description: {
      en: 'Client-side lead: approves requests, prices, invoices; sees all client offices',
      fr: 'Responsable chez le client : approuve demandes, prix et factures; voit tous les bureaux du client',
    },
    scope: 'client_tree',
    assignableToActivityTypes: ['lender'],
    requiresMfa: true,
  },
  lender_user: {
    name: { en: 'Lender staff', fr: 'Personnel du prêteur' },
    description: {
      en: 'Places files, answers questions, follows progress',
      fr: 'Confie des dossiers, répond aux questions, suit l’avancement',
    },
    scope: 'client_office',
    assignableToActivityTypes: ['lender'],
    requiresMfa: true,
  },
  vendor_manager: {
    name: { en: 'Vendor manager', fr: 'Gestionnaire fournisseur' },
    description: {
      en: 'Office of a bailiff, transporter, auction, shop, tracer, law firm',
      fr: 'Bureau d’un huissier, transporteur, encan, atelier, dépisteur ou cabinet d’avocats',
    },
    scope: 'assigned_company',
    assignableToActivityTypes: [
      'bailiff',
      'skip_trace_vendor',
      'transporter',
      'towing_storage',
      'locksmith',
      'auction',
      'remarketer',
      'repair_shop',
      'appraiser',
      'law_firm',
      'process_server',
    ],
    requiresMfa: true,
  },
  field_agent: {
    name: { en: 'Field agent', fr: 'Agent terrain' },
    description: {
      en: 'Bailiff, driver or field inspector, mostly on a phone',
      fr: 'Huissier, chauffeur ou inspecteur, surtout au cellulaire',
    },
    scope: 'assigned_user',
    assignableToActivityTypes: ['bailiff', 'towing_storage', 'transporter', 'agency'],
    requiresMfa: true,
  },
} as const satisfies Record<string, SeededRole>;

export type RoleKey = keyof typeof seededRoles;

export const roleKeys = Object.keys(seededRoles) as readonly RoleKey[];

/** Stages in which `stage_limited` sees every file of its own company tree; elsewhere it sees those assigned to it. */
export const stageLimitedTo: readonly ValueOf<'stageName'>[] = ['notice_period', 'remarketing', 'settlement'];
