import type { Clock } from '#contract/clocks/clock';
import { clocksOf } from '#contract/clocks/clocks-of';
import { clockFactsOf } from '#contract/clocks/file-clocks';
import type { Rule } from '#contract/clocks/rule-in-force';
import type { FileToRecalculate } from './files-to-recalculate';

/** A clock whose day another rule moves. */
export interface MovedClock {
  readonly clock: Clock['name'];
  readonly before: string | null;
  readonly after: string | null;
}

const keyOf = ({ name, notice }: Clock): string => `${name} ${notice}`;

/** The clocks of a file that fall on another day by other rules. */
export function movedClocks(
  file: FileToRecalculate,
  before: readonly Rule[],
  after: readonly Rule[],
): MovedClock[] {
  const facts = clockFactsOf(file, file.parties);
  const was = new Map(clocksOf(facts, before).map((clock) => [keyOf(clock), clock]));
  const is = new Map(clocksOf(facts, after).map((clock) => [keyOf(clock), clock]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [one, other] = [was.get(key), is.get(key)];
    const clock = (one ?? other)?.name;
    const moved = { before: one?.due ?? null, after: other?.due ?? null };
    return !clock || moved.before === moved.after ? [] : [{ clock, ...moved }];
  });
}
