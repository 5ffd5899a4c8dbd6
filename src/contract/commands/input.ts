import type { Fields, ValueOfField } from '../fields';
import type { Sentence } from '../words/sentence';
import type { AnswerDeclaration, BodyOf } from './answer';
import type { CommandName, CommandRegister } from './index';

type Needed<F extends Fields, Left> = {
  [N in keyof F]: F[N] extends Left ? never : F[N] extends { required: true } ? N : never;
}[keyof F];
type Given<F, Left> = F extends Fields
  ? { [N in Needed<F, Left>]: ValueOfField<F[N]> } & {
      [N in Exclude<keyof F, Needed<F, Left>>]?: ValueOfField<F[N]> | null;
    }
  : unknown;
type Part<N extends CommandName, P extends 'body' | 'query'> =
  CommandRegister[N] extends Readonly<Record<P, infer F>> ? F : undefined;

/** What a command receives: its body and its parameters, read and validated, the defaults among them. */
export type Input<N extends CommandName> = Given<Part<N, 'body'>, never> & Given<Part<N, 'query'>, never>;

/** What is sent to a command: what has a default may be left out, and what the host sets is not sent. */
export type Sent<N extends CommandName> = Given<Part<N, 'body'>, { default: unknown }> &
  Given<Part<N, 'query'>, { default: unknown }>;

type Alternatives<A> = A extends readonly (infer O)[] ? O : A;

/** Each answer that a command declares. */
export type AnswersOf<N extends CommandName> = Extract<
  Alternatives<CommandRegister[N]['answers']>,
  AnswerDeclaration
>;

/** What a command answers. */
export type AnswerTo<N extends CommandName> = BodyOf<AnswersOf<N>>;

/** An answer before it is put into words: wherever a text stands, there may still be a sentence. */
export type Unworded<T> = string extends T
  ? T | Sentence
  : T extends object
    ? { readonly [M in keyof T]: Unworded<T[M]> }
    : T;

/** A row of a command that answers `{ data }`, or may. */
export type RowOf<N extends CommandName> = Extract<
  AnswerTo<N>,
  { readonly data: readonly unknown[] }
>['data'][number];
