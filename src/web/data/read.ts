export interface Deniable {
  /** It is never asked: the role does not open it, or this host does not serve it. */
  readonly isDenied?: true;
}

/** What was asked of the host: its answer, or why there is none. */
export interface Read extends Deniable {
  readonly data?: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Whether nothing of it is there, and nothing is on its way. */
export const isUnread = ({ data, error, isDenied }: Read): boolean =>
  data === undefined && Boolean(error || isDenied);
