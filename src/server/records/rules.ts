import type { ListQuery } from '#contract/list-query';
import type { Problem } from '#contract/problems';
import type { Change, Draft, Recorded, ResourceName } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Said } from '#contract/words/sentence';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import type { RequestContext, TransactionContext } from '../request/context';
import type { Led } from './led';
import type { Written } from './written';

/** Which rows are in a caller's scope: a condition on the table under the alias `t`, or a word. */
export type Scope = Sql | 'everything' | 'nothing';

/** How a change is written down. `visibility` says which side of a file may read of it. */
export interface HistoryEntry {
  readonly type: ValueOf<'historyType'>;
  readonly message: Said;
  readonly visibility?: ValueOf<'noteAudience'>;
  /** Fields whose values stay out of history. */
  readonly hidden?: readonly string[];
}

/**
 * What is read with a record for whoever has it open: a query of one row on the record's own under the alias `t`, and what follows from it.
 * `state`: all that the words of the query go by, its reader's rights among it. `stands`: a text in SQL on the record's row, another as soon
 * as the query might find anything else; for as long as it is the same the host remembers what was found, and while the row is the same too,
 * the answer. So the fields of such a record are those of its row alone.
 */
export interface BesideRecord<N extends ResourceName> {
  readonly state: string;
  readonly stands: Sql;
  readonly query: () => Sql;
  present(record: Recorded<N>, found: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/**
 * What the product insists on for one resource. Only `scope` must be there: without it nothing is reachable.
 * Everything else runs inside the write's transaction; what it throws rolls everything back.
 */
export interface Rules<N extends ResourceName> {
  scope(caller: Caller): Scope;
  /** The scope as conditions of which a row meets one at most, as all that it holds is found and counted, and not the rows of a page; see `counted`. */
  scopeApart?(caller: Caller): readonly Sql[] | undefined;
  /** The columns of the resource's own that its scope goes by, where it goes by nothing else; see `conditionsOnWalk`. */
  scopeAsks?(caller: Caller): readonly string[] | undefined;
  /** Switches of its list that hold for few rows, each with an index of these; see `seldomApart`. */
  readonly seldom?: readonly string[];
  /** The files that such a record may be a part of, where these are not just the files in scope. */
  onFiles?(caller: Caller, record: Partial<Recorded<N>>): Scope | undefined;
  /** Files that a write of such a record reaches besides those that it lies on. */
  reaches?(context: TransactionContext, record: Partial<Recorded<N>>): Promise<readonly string[]>;
  /** Fewer rows than the scope, for lists and searches: not all that may be looked up by its id is there to be browsed. */
  listed?(caller: Caller): Scope;
  /** What is a caller's own: they read and change it whatever their role, as far as the other rules let them. */
  isOwn?(caller: Caller, id: string): boolean;
  /** Holds what a list is asked for to what its call demands, or completes it. */
  ask?(context: RequestContext, query: ListQuery): ListQuery;
  /** Conditions of the filters that the declaration leaves to a rule, or that are asked in a shorter way than by what is shown. */
  readonly filters?: { readonly [parameter: string]: (values: readonly unknown[], caller: Caller) => Sql };
  /** The tables that hold the rows of a part one by one, each with the column that points to the record; see `together` of a filter. */
  readonly rowsOf?: { readonly [part: string]: { readonly table: string; readonly of: string } };
  /** The records that have a value of a field that is worked out, in its order, as the query of a walk; see `Led`. */
  readonly led?: { readonly [field: string]: (descending: boolean) => Led };
  /** Of the records that a field points to, under the alias `o`, those that rows in the caller's scope can point to, where that is known. */
  pointsTo?(caller: Caller, field: string): Sql | undefined;
  /** Expressions of the fields that are worked out for the caller. */
  readonly derived?: { readonly [field: string]: (caller: Caller) => Sql };
  /** Whether these follow from the row alone, whoever asks and whenever: a list whose rows have not changed need not work them out again. */
  readonly derivedOfRow?: true;
  /** Fewer actions than the role gives, for this record; the same answer is enforced and shown. */
  may?(caller: Caller, record: Partial<Recorded<N>>, actions: readonly string[]): string[];
  /** Why an action that the role carries is not there for this record, where its state says so and no right. */
  whyNot?(caller: Caller, record: Partial<Recorded<N>>, action: 'edit' | 'delete'): Problem | undefined;
  /** The fields that this caller is shown nothing of, whichever the record; inside a part by their path. */
  hides?(caller: Caller): readonly string[];
  /**
   * What a caller is shown of a column, where that hangs on the row or is another word: filters, orders and buckets go by it. Nothing
   * where it is the column itself.
   */
  shownAs?(caller: Caller, field: string): Sql | undefined;
  /** The fields of a record that this caller sets, where these are not all. */
  settable?(caller: Caller, current: Recorded<N>): readonly string[] | undefined;
  /** Takes out of an answer what this caller may not see of it, where that hangs on the record; see `hides`. */
  mask?(caller: Caller, record: Record<string, unknown>): void;
  /** What a whole record's answer carries besides its fields. */
  present?(context: RequestContext, record: Recorded<N>): Promise<Record<string, unknown>>;
  /** The same, where it is read in one query with the record. */
  beside?(context: RequestContext): BesideRecord<N>;
  /** The host's part of a new record. `known`: what the host knew of it before, see `createRecord`. */
  beforeCreate?(context: TransactionContext, draft: Draft<N>, known: Written<N>): Promise<Written<N>>;
  /** The same of each that are created together. */
  beforeCreateMany?(context: TransactionContext, drafts: readonly Draft<N>[]): Promise<Written<N>[]>;
  afterCreate?(context: TransactionContext, record: Recorded<N>): Promise<void>;
  /** What follows when many are created together, to the same end as `afterCreate` of each. */
  afterCreateMany?(context: TransactionContext, records: readonly Recorded<N>[]): Promise<void>;
  /** The host's part of a change; what it returns is written too. */
  beforeUpdate?(context: TransactionContext, current: Recorded<N>, change: Change<N>): Promise<Written<N>>;
  /**
   * What of a record follows from the rest of it, whichever way it is changed, by a command as by a form: asked before every write, and
   * what it returns is written too.
   */
  recalculate?(context: TransactionContext, before: Recorded<N>, after: Recorded<N>): Promise<Written<N>>;
  afterUpdate?(context: TransactionContext, before: Recorded<N>, after: Recorded<N>): Promise<void>;
  /**
   * What a change leads to in other records, once its own row and history are written. Two records that follow each other so settle
   * once: the one that is led to finds the one that led there as it will stay.
   */
  follow?(context: TransactionContext, before: Recorded<N>, after: Recorded<N>): Promise<void>;
  /** The same of records that change together, to the same end as `follow` of each. */
  followMany?(
    context: TransactionContext,
    changes: readonly { readonly before: Recorded<N>; readonly after: Recorded<N> }[],
  ): Promise<void>;
  beforeRemove?(context: TransactionContext, current: Recorded<N>): Promise<void>;
  afterRemove?(context: TransactionContext, record: Recorded<N>): Promise<void>;
  /** How free text finds records: see `Search`. */
  readonly search?: Search;
  /** How a change is written down; nothing where the rules write it down themselves. Without it, as any change of a record is. */
  history?(
    event: 'created' | 'updated' | 'removed',
    record: Recorded<N>,
    changed: readonly string[],
  ): HistoryEntry | undefined;
  /** Companies that read such a record also where its file is out of their scope: they hear of it too. */
  readers?(record: Recorded<N>): readonly string[];
  /** Whether a part of a file may still be written once the file is closed. */
  openWhenClosed?(record: Partial<Recorded<N>>): boolean;
}

/**
 * How a resource is searched. `by`: the ids of the best `most` that meet what was typed, best first, as a query; `within`: the condition on
 * the alias `t` that all of them are held to: the caller's reach, and whatever the call narrows by as the list does.
 */
export interface Search {
  by(words: string, caller: Caller, held: { readonly within: Sql; readonly most: number }): Sql;
}
