import { describe, expect, it } from 'vitest';
import { clockFields } from '#contract/clocks/file-clocks';
import type { Field, Fields } from '#contract/fields';
import { statuses } from '#contract/lifecycles/file-statuses';
import { flatFields } from '#contract/leaves';
import { placementFacts, proofNames, proofs, saleActs } from '#contract/lifecycles/proofs';
import { settableFields } from '#contract/placement/settable-fields';
import { Problem } from '#contract/problems';
import { resources } from '#contract/resources/index';
import type { Recorded } from '#contract/resources/index';
import { readBody, schemaFor } from '#contract/shapes';
import { vocabularies } from '#contract/vocabularies/index';
import { openGates } from '#server/rules/file/file-gates';
import { withoutAnything } from '#server/rules/file/surroundings';
import type { Surroundings } from '#server/rules/file/surroundings';

const declared: Fields = resources.file.fields;
const all = new Map(flatFields(declared));

const valueOf = (field: Field, isFull: boolean): unknown => {
  if (!isFull) return field.kind === 'flag' ? false : null;
  if (field.kind === 'choice') return vocabularies[field.of][0];
  if (field.kind === 'date') return '2026-01-01';
  if (field.kind === 'flag') return true;
  if (field.kind === 'decimal') return 0.5;
  return field.kind === 'references' ? ['x'] : field.kind === 'parts' ? [] : '1';
};

/** A file that tells which of its fields were looked at. */
function watched(seen: Set<string>, isFull: boolean, given: object): Recorded<'file'> {
  const part = (fields: Fields, above: string): object =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          const field = fields[String(name)];
          const path = `${above}${String(name)}`;
          if (!field) return undefined;
          if (field.kind === 'part') return part(field.fields, `${path}.`);
          seen.add(path);
          return path in given ? given[path as never] : valueOf(field, isFull);
        },
      },
    );
  return part(declared, '') as Recorded<'file'>;
}

/** Every field of a file that a gate looks at, whatever else it has looked at before. */
function readByGates(): string[] {
  const seen = new Set<string>();
  const around: Surroundings = {
    ...withoutAnything,
    today: '2026-01-01',
    vendors: [{ compliance: [] }],
    licensedOnly: true,
    paidThreshold: 0.6,
    objectionStops: true,
    hasReinstatementRight: true,
  };
  for (const isFull of [true, false])
    for (const given of [
      { debtorType: 'consumer', insolvencyStatus: 'none', closingReason: 'recovered_sold' },
      { state: 'QC', isFarmer: false, closingReason: 'client_recall' },
      { state: 'ON', isFarmer: false, isInsolventBusiness: false },
    ])
      openGates(watched(seen, isFull, given), around);
  return [...seen].sort();
}

/** Judged when a file is closed, together with what was done with it. */
const decidedWithTheMove = ['closingReason'];
/** Worked out by the host from other fields, or written by a command of its own. */
const ofTheHost = ['amountPaidRatio', 'gateOverrides'];
/** Where the file stands, and stood before its closing: it is moved there past the gates themselves. */
const ofTheMoves = ['previousStatus', 'status'];
/** What only a closing reason that claims the contrary is held against. */
const heldAgainst = ['recovery.securedDate', 'onReserve'];
/** What the rules of law answer for the file; whoever says otherwise gives a reason. */
const ofTheLaw = ['deficiencyAllowed'];
/** What the asset is: said by who places and handles its file, and never by who photographs it. */
const ofTheAsset = ['assetType'];
/** What a move needs that no law and no money goes by: the day’s work says it as it happens. */
const ofTheWork = [
  'asset',
  'clientId',
  'courtApplication.courtFileNumber',
  'courtApplication.courtName',
  'courtApplication.filedOn',
  'declineReason',
  'missingInformation',
  'nextActionDate',
  'recovery.latitude',
  'recovery.longitude',
  'recovery.onHookAt',
  'recovery.securedDate',
  'recovery.towedBy',
  'remarketing.auctionId',
  'remarketing.lastBid',
  'remarketing.saleDate',
  'storage.lotAddress',
  'storage.releaseCost',
  'storage.lotCompanyId',
];

const placed: readonly string[] = placementFacts;
const proved = [...new Set(proofNames.flatMap((name) => proofs[name].sets))].filter(
  (path) => !placed.includes(path),
);
/** Worked out by the clocks from the services of notices, in the one place where a file is written. */
const clocks: readonly string[] = clockFields;
const acts: readonly string[] = Object.values(saleActs).flat();

describe('what a gate goes by', () => {
  it('is set by a document, an act or an approved request, each named in one place', () => {
    const ways = new Set([
      ...proved,
      ...clocks,
      ...acts,
      ...placed,
      ...decidedWithTheMove,
      ...ofTheHost,
      ...ofTheMoves,
      ...heldAgainst,
      ...ofTheLaw,
      ...ofTheAsset,
    ]);
    expect(readByGates().filter((path) => !ways.has(path))).toEqual([]);
    expect(readByGates().length).toBeGreaterThan(20);
  });

  it('and what a status needs is either so set, or the day’s work', () => {
    const needs = new Set(statuses.flatMap(({ needs }) => needs));
    const ways = new Set([...proved, ...clocks, ...acts, ...decidedWithTheMove, ...ofTheWork]);
    expect([...needs].filter((path) => !ways.has(path))).toEqual([]);
    expect(ofTheWork.filter((path) => !needs.has(path))).toEqual([]);
  });

  it('is refused in every body: where a file is placed, changed or replaced, and in a spreadsheet', () => {
    const taken = [
      ...proved,
      ...clocks,
      ...acts,
      'services',
      'clockExtensions',
      'gateOverrides',
      'proofs',
    ].flatMap((path) => {
      const [name = '', inner] = path.split('.');
      const body = { [name]: inner ? { [inner]: null } : null };
      const shapes = (['draft', 'change'] as const).filter((shape) => {
        try {
          readBody(declared, shape, body);
          return true;
        } catch (error) {
          return !(error instanceof Problem && error.code === 'FIELD_FORBIDDEN');
        }
      });
      return [...shapes.map((shape) => `${path} in a ${shape}`), ...(settableFields.has(path) ? [path] : [])];
    });
    expect(taken).toEqual([]);
  });

  it('is left out of every form', () => {
    const schema = Object.keys(schemaFor(declared, 'change').fields);
    for (const part of ['checks', 'notice', 'priorNotice', 'insolvencyStatus', 'estateNumber'])
      expect(schema).not.toContain(part);
  });

  it('is a field of the file, and each kind of proof sets something with some document', () => {
    expect([...proved, ...clocks, ...acts].filter((path) => !all.has(path))).toEqual([]);
    for (const name of proofNames) {
      expect([name, proofs[name].sets.length > 0, proofs[name].documents.length > 0]).toEqual([
        name,
        true,
        true,
      ]);
      expect([name, proofs[name].sides.length > 0]).toEqual([name, true]);
    }
  });
});
