import { expect, it } from 'vitest';
import { ruleUnits } from '#contract/clocks/rule-units';
import { enforcementRules } from '#contract/reference/enforcement-rules';

it('every rule that the product comes with speaks in the unit of its key', () => {
  const wrong = enforcementRules.filter(
    ({ key, unit }) => (ruleUnits as Record<string, string>)[key] !== unit,
  );
  expect(wrong.map(({ key, unit }) => [key, unit])).toEqual([]);
  const known = new Set(enforcementRules.map(({ key }) => key));
  expect(Object.keys(ruleUnits).filter((key) => !known.has(key))).toEqual([]);
});
