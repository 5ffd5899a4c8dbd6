import { sql } from 'kysely';
import type { Rule } from '#contract/clocks/rule-in-force';
import type { Sql } from '../../database/tables';

interface Remembered {
  readonly state: string;
  readonly rules: readonly Rule[];
}

/** What the query of `askRules` finds. `rules`: null where they are as they were remembered. */
export interface FoundRules {
  readonly rules: readonly Rule[] | null;
  readonly rulesState: string;
}

let known: Remembered = { state: '00000000-0000-0000-0000-000000000000', rules: [] };

/**
 * A query of one row for the rules that have ever been in force anywhere, and how that row is read; `state` is all that its words go by. They are remembered by their state,
 * which the same query reads: they travel when they have changed, and no sooner.
 */
export function askRules(): {
  readonly state: string;
  readonly query: () => Sql;
  readonly read: (found: FoundRules) => readonly Rule[];
} {
  const remembered = known;
  return {
    state: remembered.state,
    query: () => sql`select state "rulesState", case when state = ${remembered.state}::uuid then null
      else coalesce((select jsonb_agg(to_jsonb(r)) from "enforcementRule" r), '[]') end rules from "rulesState"`,
    read: ({ rules, rulesState }) => {
      if (!rules) return remembered.rules;
      known = { state: rulesState, rules };
      return rules;
    },
  };
}
