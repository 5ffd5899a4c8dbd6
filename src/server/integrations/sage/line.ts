/** One line of a bill or an invoice as the accounts take it. Amounts as they travel. */
export interface Line {
  readonly glCode: string | null;
  readonly taxCode: string;
  readonly description: string;
  /** The number of the file that it is for. */
  readonly reference: string;
  readonly amount: string;
  readonly tax: string;
}
