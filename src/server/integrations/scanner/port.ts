/** What a scanner says of a file. `pending`: it could not be asked; the file is looked at again later. */
export interface Scanned {
  readonly status: 'clean' | 'infected' | 'pending';
  readonly provider: 'clamd' | 'sandbox';
  /** What was found, by the scanner's own name. */
  readonly found?: string;
}

/** Looks for viruses. It never throws: a scanner that cannot be reached leaves a file unseen rather than lost. */
export interface Scanner {
  readonly provider: Scanned['provider'];
  scan(bytes: NodeJS.ReadableStream): Promise<Scanned>;
}
