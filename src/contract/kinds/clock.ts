/** What validation is told beside the value: the clock that it holds dates to, where it is not this machine's own. */
export interface Clocked {
  readonly now?: Date;
}

/** The time that a validation goes by. */
export function nowOf(options: { readonly context?: Clocked }): Date {
  return options.context?.now ?? new Date();
}
