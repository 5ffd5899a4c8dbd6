interface Registered {
  readonly jurisdiction: string;
  readonly isOurClient?: boolean | null;
  readonly priorityRank?: number | null;
}

/** Those of the registrations found that come before one of our client's in the same registry: they are paid first. */
export function registeredBefore<R extends Registered>(found: readonly R[]): R[] {
  return found.filter(
    (one) =>
      !one.isOurClient &&
      found.some(
        (own) =>
          own.isOurClient &&
          own.jurisdiction === one.jurisdiction &&
          (own.priorityRank ?? 0) > (one.priorityRank ?? 0),
      ),
  );
}
