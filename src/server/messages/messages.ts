/**
 * A message to a person outside the product's screens. `code` is what they are meant to act on. `key` makes it one message, however often
 * it is sent: a host may die between sending it and writing down that it did.
 */
export interface Message {
  readonly to: string;
  readonly channel: 'email' | 'sms';
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly key?: string;
}

/** Sends messages. An adapter that fails throws; whoever sends decides whether that may stop the work. */
export interface Messages {
  send(message: Message): Promise<void>;
  /** Kept messages, newest first, where the host keeps them (demo data); otherwise absent. */
  readonly kept?: () => Promise<readonly (Message & { at: string })[]>;
}
