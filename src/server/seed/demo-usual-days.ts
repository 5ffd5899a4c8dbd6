import type { StatusName } from '#contract/lifecycles/status-row';

/** How many days a file stands in a status, where people do what is to be done there; a day where nothing is said. */
const usual: { readonly [S in StatusName]?: number } = {
  ...{ new_assignment: 0.3, under_review: 0.5, accepted: 0.4 },
  ...{
    ready_to_assign: 2,
    skip_assigned: 0.4,
    skip_in_progress: 14,
    skip_client_input: 3,
    skip_located: 1.2,
  },
  ...{ vendor_assigned: 0.5, vendor_accepted: 2, attempting: 10, contact_made: 2, surrender_arranged: 4 },
  ...{
    payment_arrangement: 8,
    third_party_impound: 8,
    legal_review: 3,
    court_order_required: 4,
    insolvency_stay: 30,
  },
  ...{ in_storage: 0.4, inventory_pending: 0.4, condition_report_pending: 0.6, secured_complete: 0.5 },
  ...{ notice_pending: 0.7, notice_sent: 5, redemption_requested: 0.6, redemption_quoted: 4 },
  ...{ redeemed: 3, reinstated: 3, returned_to_client: 3 },
  ...{ notice_expired: 0.4, remarketing_review: 0.7, appraisal_ordered: 1.5, reserve_pending: 0.9 },
  ...{
    recon_review: 2,
    in_reconditioning: 6,
    transport_to_auction: 1,
    at_auction: 0.7,
    ready_for_sale: 1.3,
    listed: 11.2,
  },
  ...{ sold: 7, proceeds_received: 1.5, ownership_transfer: 3, accounting_review: 5.5, ready_to_close: 2 },
};

/** In Québec a unit lies in its yard until its debtor asks for it back, or it is looked at for its sale. */
const usualInQuebec: typeof usual = { in_storage: 4, secured_complete: 2 };

/** How long a file of a province usually stands in a status, beside the others through which it goes. */
export const usualDays = (status: StatusName, isQuebec: boolean): number =>
  (isQuebec ? usualInQuebec[status] : undefined) ?? usual[status] ?? 1;
