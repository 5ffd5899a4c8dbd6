import pg from 'pg';

/** What a statement's rows are made of. */
interface Shape {
  readonly fields: readonly unknown[];
  readonly parsers: readonly unknown[];
  readonly empty: unknown;
}

/** What a connection knows of the statements that it has prepared. */
export interface Prepared {
  /** Their shapes, by name. */
  readonly shapes: Map<string, Shape>;
  /** The connection itself, asked for everything but what a statement's columns are. */
  readonly undescribed: Connection;
}

/** The part of a driver's connection that a statement is sent through. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  bind(asked: unknown): void;
  execute(asked: unknown): void;
  close(asked: unknown): void;
  describe(asked: unknown): void;
  sync(): void;
}

export type Callback = (error: Error | undefined, result: unknown) => void;

/** The driver's own query, with what it keeps to itself. */
interface Driven {
  name: string;
  _accumulateRows: boolean;
  readonly _result: {
    fields: readonly unknown[];
    _parsers: readonly unknown[];
    _prebuiltEmptyResultObject: unknown;
  };
  prepare(connection: Connection): void;
  handleRowDescription(described: unknown): void;
}

type DriversQuery = new (text: string, values: unknown[], callback: Callback) => Driven;

/**
 * A statement under a name, whose columns the database tells once. The driver has them told at each call, and for the hundred columns of a
 * file that takes longer than to read its row. A statement keeps its columns for as long as its name: the database refuses to run it when
 * the table under it was changed.
 */
export class PreparedQuery extends (pg.Query as unknown as DriversQuery) {
  constructor(
    name: string,
    text: string,
    values: unknown[],
    private readonly prepared: Prepared,
    callback: Callback,
  ) {
    super(text, values, callback);
    this.name = name;
  }

  override prepare(connection: Connection): void {
    const shape = this.prepared.shapes.get(this.name);
    if (!shape) {
      super.prepare(connection);
      return;
    }
    this._result.fields = shape.fields;
    this._result._parsers = shape.parsers;
    this._result._prebuiltEmptyResultObject = shape.empty;
    this._accumulateRows = true;
    super.prepare(this.prepared.undescribed);
  }

  override handleRowDescription(described: unknown): void {
    super.handleRowDescription(described);
    const { fields, _parsers: parsers, _prebuiltEmptyResultObject: empty } = this._result;
    this.prepared.shapes.set(this.name, { fields, parsers, empty });
  }
}

/** What is known of a connection that has prepared nothing yet. */
export function nothingPrepared(connection: Connection): Prepared {
  return {
    shapes: new Map(),
    undescribed: {
      parsedStatements: connection.parsedStatements,
      submittedNamedStatements: connection.submittedNamedStatements,
      bind: (asked) => connection.bind(asked),
      execute: (asked) => connection.execute(asked),
      close: (asked) => connection.close(asked),
      sync: () => connection.sync(),
      describe: () => undefined,
    },
  };
}
