import type { ComponentType } from 'react';
import type { Register, ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import type { CellProps, KindInputProps } from '../kinds/people-half';
import type { KindName } from '#contract/fields';

type FieldName<R extends ResourceName> = keyof Register[R]['fields'] & string;

/** What a part of a record's page gets. */
export interface RecordProps {
  readonly record: DeskRecord;
}

/** What a part of the bulk bar gets. `done` empties the selection and fetches the list again. */
export interface BulkProps {
  readonly ids: readonly string[];
  readonly records: readonly DeskRecord[];
  readonly done: () => void;
}

/** What lines of a resource's own get; the rows themselves stand in react-admin's list context. */
export interface RowsProps {
  readonly canSelect: boolean;
}

/** What a dialog that asks for a new record gets. */
export interface CreateProps {
  readonly onClose: () => void;
}

/**
 * The places where a generated screen takes something of a resource's own; there are no others.
 * `marks`: what a row says beside its name · `ownCells`: a column that is worked out of the row, see a layout's `own`
 * `cells`, `inputs`: one field shown or asked for in another way · `above`, `beside`, `below`: panels of the record's page
 * `rows`: lines of its own in place of the list's table and cards, what an empty list says included · `rowsFor`: for which filters
 * they stand there; for all, where it is not said
 * `create`: a dialog that asks for a new record, in place of the way to its page
 * `actions`: buttons of the record's head · `bulk`: buttons of the bulk bar · `listHead`: buttons of the list's head
 */
export interface Slots<R extends ResourceName = ResourceName> {
  readonly marks?: ComponentType<RecordProps>;
  readonly ownCells?: { readonly [column: string]: ComponentType<RecordProps> | undefined };
  readonly cells?: { readonly [F in FieldName<R>]?: ComponentType<CellProps<KindName>> };
  readonly inputs?: { readonly [F in FieldName<R>]?: ComponentType<KindInputProps<KindName>> };
  readonly rows?: ComponentType<RowsProps>;
  readonly rowsFor?: (filters: Readonly<Record<string, unknown>>) => boolean;
  readonly create?: ComponentType<CreateProps>;
  readonly above?: readonly ComponentType<RecordProps>[];
  readonly beside?: readonly ComponentType<RecordProps>[];
  readonly below?: readonly ComponentType<RecordProps>[];
  readonly actions?: readonly ComponentType<RecordProps>[];
  readonly bulk?: readonly ComponentType<BulkProps>[];
  readonly listHead?: readonly ComponentType[];
}

/** Slots of whatever resource, as the generated screens read them. */
export type AnySlots = Omit<Slots, 'cells' | 'inputs'> & {
  readonly cells?: { readonly [field: string]: ComponentType<CellProps<KindName>> | undefined };
  readonly inputs?: { readonly [field: string]: ComponentType<KindInputProps<KindName>> | undefined };
};
