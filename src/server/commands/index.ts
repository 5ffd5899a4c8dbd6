import type { CommandName } from '#contract/commands/index';
import type { Handler } from './handler';

/** The register of handlers: every command of the contract, and no other. */
export const commandHandlers: { readonly [N in CommandName]: Handler<N> } = {};
