import type { CommandName, CommandRegister } from '#contract/commands/index';
import type { Fields, ValueOfField } from '#contract/fields';
import type { Answer, RequestContext } from '../request/context';

type Given<F> = F extends Fields
  ? { [N in keyof F as F[N] extends { required: true } ? N : never]: ValueOfField<F[N]> } & {
      [N in keyof F as F[N] extends { required: true } ? never : N]?: ValueOfField<F[N]> | null;
    }
  : unknown;

/** What a command receives: its body and its parameters, read and validated. */
export type Input<N extends CommandName> = Given<
  CommandRegister[N] extends { body: infer B } ? B : undefined
> &
  Given<CommandRegister[N] extends { query: infer Q } ? Q : undefined>;

export type Handler<N extends CommandName> = (context: RequestContext, input: Input<N>) => Promise<Answer>;
