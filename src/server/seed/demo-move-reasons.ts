import type { StatusName } from '#contract/lifecycles/status-row';

type Reason = readonly [en: string, fr: string];

/** What people give as the reason of a move, by the status that a file came to. */
const reasons: { readonly [S in StatusName]?: Reason } = {
  under_review: ['Taken up by its manager.', 'Pris en charge par son gestionnaire.'],
  information_required: ['Papers are missing.', 'Il manque des papiers.'],
  accepted: ['The placement is in order.', 'Le mandat est en ordre.'],
  pre_seizure_checks: ['Searches are being made.', 'Recherches en cours.'],
  prior_notice_running: ['Notice served.', 'Avis signifié.'],
  ready_to_assign: ['Checks are done.', 'Vérifications faites.'],
  skip_assigned: ['The debtor has moved.', 'Le débiteur a déménagé.'],
  skip_in_progress: ['The tracer has begun.', 'Le dépisteur a commencé.'],
  skip_approval_pending: [
    'A paid search needs the client’s word.',
    'Une recherche payante attend l’accord du client.',
  ],
  skip_client_input: [
    'Asked the client for what is on the application.',
    'Demandé au client ce qui figure à la demande.',
  ],
  skip_lead_found: ['The tracer has a lead.', 'Le dépisteur a une piste.'],
  skip_located: ['The address is confirmed.', 'L’adresse est confirmée.'],
  skip_exhausted: ['All sources were asked.', 'Toutes les sources ont été consultées.'],
  vendor_assigned: ['Proposed to the vendor of the region.', 'Proposé au fournisseur de la région.'],
  vendor_accepted: ['The vendor has accepted.', 'Le fournisseur a accepté.'],
  vendor_declined: ['The vendor has no capacity.', 'Le fournisseur n’a pas la capacité.'],
  attempt_scheduled: ['A day is agreed for the attempt.', 'Un jour est convenu pour la tentative.'],
  attempting: ['First attempt made.', 'Première tentative faite.'],
  asset_sighted: ['The agent saw the unit.', 'L’agent a vu l’unité.'],
  contact_made: ['The agent met the debtor.', 'L’agent a rencontré le débiteur.'],
  surrender_arranged: ['The debtor hands it over.', 'Le débiteur la remet.'],
  surrender_scheduled: ['The day of the pick-up is set.', 'Le jour de la remise est fixé.'],
  payment_arrangement: ['The client agreed on payments.', 'Le client a convenu de paiements.'],
  bailee_undertaking: ['Left with the debtor, who signed.', 'Laissée au débiteur, qui a signé.'],
  debtor_objected: ['The debtor objected; the agent left.', 'Le débiteur s’est opposé; l’agent est parti.'],
  asset_inaccessible: ['The unit is behind a locked gate.', 'L’unité est derrière une barrière fermée.'],
  address_negative: ['Nobody of that name lives there.', 'Personne de ce nom n’y habite.'],
  third_party_impound: ['The unit lies in a pound.', 'L’unité est à la fourrière.'],
  on_hook: ['On the hook.', 'Accrochée.'],
  in_transit: ['On the way to the yard.', 'En route vers la cour.'],
  in_storage: ['The yard signed for it.', 'La cour a signé.'],
  inventory_pending: ['Belongings to be listed.', 'Effets à inventorier.'],
  condition_report_pending: ['Belongings listed; photos to come.', 'Effets inventoriés; photos à venir.'],
  secured_complete: ['Photos and report are in.', 'Photos et rapport reçus.'],
  notice_pending: ['The notice is being prepared.', 'L’avis est en préparation.'],
  notice_sent: ['The notice was served.', 'L’avis est signifié.'],
  notice_expired: ['The days of the notice are over.', 'Le délai de l’avis est écoulé.'],
  redemption_requested: ['The debtor asks for the amount.', 'Le débiteur demande le montant.'],
  redemption_quoted: ['The amount was given in writing.', 'Le montant a été donné par écrit.'],
  redeemed: ['The money is in.', 'L’argent est reçu.'],
  reinstated: ['The arrears are in.', 'Les arriérés sont reçus.'],
  objection_received: ['The debtor objected in writing.', 'Le débiteur s’est opposé par écrit.'],
  returned_to_client: ['The client has the unit back.', 'Le client a repris l’unité.'],
  remarketing_review: ['To be looked at for its sale.', 'À examiner pour la vente.'],
  appraisal_ordered: ['An appraisal was ordered.', 'Une évaluation est commandée.'],
  reserve_pending: ['The reserve was proposed to the client.', 'La réserve est proposée au client.'],
  recon_review: ['The estimate is in.', 'L’estimation est reçue.'],
  in_reconditioning: ['The repairs were approved.', 'Les réparations sont approuvées.'],
  transport_to_auction: ['The carrier has it.', 'Le transporteur l’a.'],
  at_auction: ['Checked in at the auction.', 'Reçue à l’encan.'],
  ready_for_sale: ['The reserve is approved.', 'La réserve est approuvée.'],
  listed: ['In the run list.', 'À la liste de passage.'],
  conditional_bid: ['The best bid is under the reserve.', 'La meilleure offre est sous la réserve.'],
  no_sale: ['No bid that could be taken.', 'Aucune offre recevable.'],
  sold: ['Sold.', 'Vendue.'],
  proceeds_received: ['The auction has paid.', 'L’encan a payé.'],
  ownership_transfer: ['The papers go to the buyer.', 'Les papiers vont à l’acheteur.'],
  accounting_review: ['Costs are being added up.', 'Les frais sont additionnés.'],
  deficiency_or_surplus: ['The letter is being written.', 'La lettre est en rédaction.'],
  ready_to_close: ['The accounts are settled.', 'Les comptes sont réglés.'],
  legal_review: ['Counsel is to look at it.', 'L’avocat doit l’examiner.'],
  court_order_required: ['A court must allow it.', 'Un tribunal doit l’autoriser.'],
  court_filed: ['The application was filed.', 'La demande est déposée.'],
  insolvency_stay: ['The trustee gave notice.', 'Le syndic a donné avis.'],
  dispute_open: ['The debtor complained in writing.', 'Le débiteur s’est plaint par écrit.'],
  close_requested: ['Nothing more is to be done.', 'Il n’y a plus rien à faire.'],
  awaiting_vendor_acknowledgement: ['The vendor is to confirm.', 'Le fournisseur doit confirmer.'],
  close_checklist: ['Going through what must be there.', 'Vérification de ce qui doit y être.'],
  closed: ['Everything is there.', 'Tout y est.'],
  archived: ['Closed for long.', 'Fermé depuis longtemps.'],
};

/** The same of what is tried again after somebody was met, and of what is offered again, and for the third time. */
const again: { readonly [S in StatusName]?: readonly (readonly [english: string, french: string])[] } = {
  attempting: [['Nothing was handed over; tried again.', 'Rien n’a été remis; nouvelle tentative.']],
  listed: [
    ['In the run list again, at a lower floor.', 'De nouveau à la liste de passage, à un plancher plus bas.'],
    ['In the run list for the third time.', 'À la liste de passage pour la troisième fois.'],
  ],
  no_sale: [
    ['Again no bid that could be taken.', 'De nouveau aucune offre recevable.'],
    ['No bid at the third run either.', 'Aucune offre au troisième passage non plus.'],
  ],
};

/** Why a file was moved to a status in which it was so often before, in the language of who moved it. */
export function moveReason(to: StatusName, before: number, isFrench: boolean): string {
  const [english = '', french = ''] = again[to]?.[before - 1] ?? reasons[to] ?? [];
  return isFrench ? french : english;
}
