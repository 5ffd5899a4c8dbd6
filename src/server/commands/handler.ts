import type { AnswerDeclaration, BodyOf } from '#contract/commands/answer';
import type { CommandName } from '#contract/commands/index';
import type { AnswersOf, Input, Unworded } from '#contract/commands/input';
import type { Answer, Answered, RequestContext } from '../request/context';

export type { Input };

/** An answer as its declaration says: the body, with the status where it is another than 200; or bytes. */
type Declared<A extends AnswerDeclaration> = A extends { bytes: unknown }
  ? Answer
  : A extends { status: infer S extends number }
    ? Answered<Unworded<BodyOf<A>>, S>
    : Answered<Unworded<BodyOf<A>>>;

/** What a command answers, by what it declares. */
export type AnswerOf<N extends CommandName> = Declared<AnswersOf<N>>;

export type Handler<N extends CommandName> = (
  context: RequestContext,
  input: Input<N>,
) => Promise<AnswerOf<N>>;
