import type { Change } from '#contract/resources/index';

/** What a trace finds, each a list of its own. */
export const findings = ['addresses', 'phones', 'employers', 'vehicles', 'sightings'] as const;
type Findings = Pick<Change<'skipTrace'>, (typeof findings)[number]>;

/** The findings that are given, each with who made sure of it: the person named, or who says so; nobody where it is not verified. */
export function withVerifiers(given: Partial<Findings>, userId: string): Findings {
  return Object.fromEntries(
    findings.flatMap((name) => {
      const rows = given[name];
      if (!rows) return [];
      const known = rows.map((row) => ({
        ...row,
        verifiedBy: row.verified === true ? (row.verifiedBy ?? userId) : null,
      }));
      return [[name, known]];
    }),
  );
}
