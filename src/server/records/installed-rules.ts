import type { ResourceName } from '#contract/resources/index';
import type { Rules } from './rules';

/** What the product insists on, of every resource: none is reachable without its rules. */
export type Register = { readonly [N in ResourceName]: Rules<N> };

let installed: Register | undefined;

/** Hands the engine the rules that it works by; done once, before anything is written or read. The engine itself knows none of them. */
export function installRules(register: Register): void {
  installed = register;
}

/** The rules of a resource. */
export function rulesOf<N extends ResourceName>(name: N): Register[N] {
  if (!installed) throw new Error('no rules are installed: import rules/install');
  return installed[name];
}
