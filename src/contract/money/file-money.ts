/** One side of a file's money. All but `tax` and `total` are before taxes. */
export interface SideOfMoney {
  readonly approved: string;
  readonly unbilled: string;
  readonly billed: string;
  readonly paid: string;
  readonly tax: string;
  readonly total: string;
}

/** What a client was billed and paid on a file and what is held for it, as amounts with taxes. `owed` is `billed` less `paid`, always. */
export interface FileBilling {
  readonly billed: string;
  readonly paid: string;
  readonly owed: string;
  readonly trustHeld: string;
  readonly remitted: string;
  /** Approved and not billed yet. */
  readonly unbilled: string;
  readonly openInvoices: number;
  /** Invoices that are not out yet. */
  readonly drafts: number;
}

/** The billing of a file, as far as it is the caller's to see: what is not out yet is the agency's. */
export type ShownBilling = Omit<FileBilling, 'drafts'> & { readonly drafts: number | null };

/** What a file costs, as it travels; `null` where it is not the caller's to see. The margin is the agency's, before taxes. */
export interface FileMoney {
  readonly billing: ShownBilling | null;
  readonly receivable: SideOfMoney | null;
  readonly payable: SideOfMoney | null;
  readonly projected: { readonly receivable: string | null; readonly payable: string | null } | null;
  readonly costToDate: string | null;
  readonly margin: string | null;
}
