/** How a table of very many rows looks on its pages. All of it is plain data: another thread lays it out. */
export interface TableLook {
  readonly title: string;
  readonly author: string;
  readonly language: 'en' | 'fr';
  /** Stands under the title. */
  readonly lead: string;
  /** Stands under every page, and which page it is: `{page}` is filled in. */
  readonly footer: string;
  readonly page: string;
  readonly columns: readonly { readonly header: string; readonly isNumber: boolean }[];
}

/** Cells in the order of the columns. */
export type TableRow = readonly string[];

/** What stands under so many rows: what they come to, in the order of the columns, and a line. */
export interface TableEnd {
  readonly said: string;
  readonly sum: TableRow | null;
}

/** A part of such a table, the first with its look, the last with what stands under it; or that nobody wants the rest of it. */
export type TablePart =
  | {
      readonly table: string;
      readonly look?: TableLook;
      readonly rows: readonly TableRow[];
      readonly last?: TableEnd;
    }
  | { readonly table: string; readonly dropped: true };
