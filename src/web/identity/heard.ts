/** Calls what is of others, and answers what it says; where it fails, the page is told and goes on: nobody stays signed in by another's fault. */
export function heard<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
