import type { ReactNode } from 'react';
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

/** `row`: one line of a list · `page`: a record's own page, with room. */
export type Place = 'row' | 'page';

export interface CellProps<K extends KindName> {
  readonly value: ValueOfKind<K>;
  readonly field: FieldOf<K>;
  readonly resource: ResourceName;
  /** The path of the field within the record. */
  readonly name: string;
  readonly record: DeskRecord;
  readonly place: Place;
}

export interface InputProps<K extends KindName> {
  readonly value: ValueOfKind<K> | null | undefined;
  /** `null` empties the field. What is half typed is a text of any kind until it is validated. */
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly field: FieldOf<K>;
  readonly resource: ResourceName;
  /** The path in the form. */
  readonly name: string;
  readonly label: string;
  /** For the label, and for what describes the input. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean;
  readonly inputRef: (element: HTMLElement | null) => void;
}

export interface FilterProps<K extends KindName> {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly field: FieldOf<K>;
  readonly label: string;
  /** Counts by value, where the list has them. */
  readonly counts: readonly Bucket[] | undefined;
}

export interface Bucket {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly count: number;
}

/**
 * The people half of a kind: how a value is shown, given and looked for. `wide`: the input takes a whole line of a form and
 * brings its own label.
 */
export interface PeopleHalf<K extends KindName> {
  readonly Cell: (props: CellProps<K>) => ReactNode;
  readonly Input: (props: InputProps<K>) => ReactNode;
  readonly Filter?: (props: FilterProps<K>) => ReactNode;
  readonly align?: 'end';
  readonly wide?: true;
}
