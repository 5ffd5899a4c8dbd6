import type { KeptRule } from '#contract/clocks/change-rule';
import type { Rule } from '#contract/clocks/rule-in-force';

/** The rules that can bear on a file, by its province: its own and those of the whole country. Each province is looked up once. */
export function rulesByProvince(rules: readonly (Rule | KeptRule)[]): (province: string) => readonly Rule[] {
  const known = new Map<string, readonly Rule[]>();
  return (province) => {
    const found = known.get(province) ?? rules.filter((rule) => [province, 'CA'].includes(rule.province));
    known.set(province, found);
    return found;
  };
}
