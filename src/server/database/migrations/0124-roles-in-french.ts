import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What a role is for is said in French as well; of roles that came with the product, as far as nobody has said it otherwise. */
export const rolesInFrench: Migration = {
  async up(db) {
    await sql`alter table role add column "descriptionFr" text`.execute(db);
    for (const [english, french] of descriptions)
      await sql`update role set "descriptionFr" = ${french} where description = ${english}`.execute(db);
  },
};

const descriptions = [
  [
    'Runs the platform: companies, users, roles, rates, integrations',
    'Gère la plateforme : entreprises, utilisateurs, rôles, tarifs, intégrations',
  ],
  [
    'Agency team lead: queues, approvals, quality, re-open',
    'Chef d’équipe de l’agence : files de travail, approbations, qualité, réouvertures',
  ],
  [
    'Agency recovery specialist: works files daily, skip trace, vendor contact',
    'Spécialiste du recouvrement à l’agence : dossiers au quotidien, dépistage, contact avec les fournisseurs',
  ],
  [
    'Sale preparation, auctions, purchasers, recon',
    'Préparation des ventes, encans, acheteurs, remise en état',
  ],
  [
    'Fees, invoices, vendor invoices, payments, Sage',
    'Frais, factures, factures de fournisseurs, paiements, Sage',
  ],
  [
    'Client-side lead: approves requests, prices, invoices; sees all client offices',
    'Responsable chez le client : approuve demandes, prix et factures; voit tous les bureaux du client',
  ],
  [
    'Places files, answers questions, follows progress',
    'Confie des dossiers, répond aux questions, suit l’avancement',
  ],
  [
    'Office of a bailiff, transporter, auction, shop, tracer, law firm',
    'Bureau d’un huissier, transporteur, encan, atelier, dépisteur ou cabinet d’avocats',
  ],
  [
    'Bailiff, driver or field inspector, mostly on a phone',
    'Huissier, chauffeur ou inspecteur, surtout au cellulaire',
  ],
  [
    'Reads and exports everything that its lender sees; personal fields stay masked',
    'Consulte et exporte tout ce que voit son prêteur; les champs personnels restent masqués',
  ],
] as const;
