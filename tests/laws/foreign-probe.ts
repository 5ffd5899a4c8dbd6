import { seedId } from '#server/seed/seed-id';
import type { Look } from './probes';

/** A write that reaches for what is not the writer's. */
export interface Probe {
  readonly url: string;
  readonly body?: unknown;
  /** An answer of 200 that does nothing, where the call takes many ids at once. */
  readonly harmless?: object;
}

/** What tries a call, by the call. */
export type Probes = Readonly<Record<string, (look: Look) => readonly Probe[]>>;

export const company = (code: string): string => seedId('company', code);
export const ownFile = (look: Look): string => look.mine('file')[0] ?? '';
export const each = (
  look: Look,
  resource: Parameters<Look['foreign']>[0],
  probe: (id: string) => Probe,
): Probe[] => look.foreign(resource).map(probe);
