import type { ComponentType, ReactNode } from 'react';
import type { FieldOf, JsonValue, KindName } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';

type Part = Readonly<Record<string, unknown>>;

/** What a value of a kind is in the browser: as it travels. */
export type ValueOfKind<K extends KindName> = K extends 'flag'
  ? boolean
  : K extends 'integer' | 'decimal'
    ? number
    : K extends 'choices' | 'references' | 'texts'
      ? readonly string[]
      : K extends 'value'
        ? JsonValue
        : K extends 'part'
          ? Part
          : K extends 'parts'
            ? readonly Part[]
            : string;

/** `row`: one line of a list · `card`: a record of a list on a phone, with lines as it takes · `page`: a record's own page, with room. */
export type Place = 'row' | 'card' | 'page';

/** How many of several values are named, before it is said how many more there are. */
export const namedIn: { readonly [P in Place]: number } = { row: 1, card: 6, page: Infinity };

/** What a value is shown with: fields wrap cells, and sentences may stand on a cell alone. */
export interface CellProps<K extends KindName> {
  readonly value: ValueOfKind<K>;
  readonly field: FieldOf<K>;
  readonly resource: ResourceName;
  /** The path of the field within the record. */
  readonly name: string;
  readonly record: DeskRecord;
  readonly place: Place;
}

/** What a kind's react-admin field takes besides the record, which it reads from its context. */
export interface KindFieldProps<K extends KindName> {
  /** The path of the field within the record. */
  readonly source: string;
  readonly field: FieldOf<K>;
  /** The resource's noun or address; without it, that of the context. */
  readonly resource?: string | undefined;
  readonly record?: DeskRecord | undefined;
  /** For what stands around the field: `Labeled`, the head of a column. */
  readonly label?: ReactNode;
  /** Said of an absent value instead of a dash. */
  readonly emptyText?: string | undefined;
  readonly place?: Place;
}

/** What a kind's react-admin input takes; it stands in any react-admin form. */
export interface KindInputProps<K extends KindName> {
  /** The path in the form, or within the row of an array that the input stands in. */
  readonly source: string;
  readonly field: FieldOf<K>;
  /** The resource's noun or address; without it, that of the context. */
  readonly resource?: string | undefined;
  /** For the label, and for what leads to the input; see `inputId`. */
  readonly id?: string | undefined;
  readonly label?: ReactNode;
  readonly helperText?: ReactNode;
  /** Shown and not asked for; its value stays in the form. */
  readonly disabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly defaultValue?: unknown;
}

/** What an input of a filter form takes; it holds an array of texts, the values asked for. */
export interface KindFilterProps<K extends KindName> {
  /** The list's parameter. */
  readonly source: string;
  readonly field: FieldOf<K>;
  readonly label: string;
  /** Counts by value, where the list has them. */
  readonly counts?: readonly Bucket[] | undefined;
}

export interface Bucket {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly count: number;
}

/**
 * The people half of a kind: the react-admin field that shows a value, the input that asks for it, and the input that looks for it.
 * `wide`: the input takes a whole line of a form and brings its own label · `mute`: a value says little where its name is not seen
 * beside it, as on the card of a phone.
 */
export interface PeopleHalf<K extends KindName> {
  readonly Field: ComponentType<KindFieldProps<K>>;
  readonly align?: 'end';
  readonly mute?: true;
  readonly wide?: true;
}

/** How people are asked for a kind: in a form, and in the filter of a list where one of its own is needed. */
export interface AskingHalf<K extends KindName> {
  readonly Input: ComponentType<KindInputProps<K>>;
  readonly Filter?: ComponentType<KindFilterProps<K>>;
}
