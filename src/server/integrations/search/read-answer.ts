import type { Fields } from '#contract/fields';
import { Problem } from '#contract/problems';
import { lienDischarge } from '#contract/resources/lien-discharge';
import { personDebtorSearch } from '#contract/resources/person-debtor-search';
import { registration } from '#contract/resources/search-order';
import { vhr } from '#contract/resources/vhr';
import { vinSearch } from '#contract/resources/vin-search';
import { readBody } from '#contract/shapes';
import { sentence } from '#contract/words/sentence';
import { Unreadable } from './port';
import type { Progress, Questions, SearchKind } from './port';

const progress = {
  reference: { kind: 'text', min: 1, max: 80, required: true },
  status: { kind: 'choice', of: 'searchStatus', required: true },
} as const;
const needed = { required: true } as const;
const text = { kind: 'text', min: 1, max: 40 } as const;

/** What an answer is made of, by the kind of search: how far it is, what was asked for, and what was found. */
const answers: { readonly [K in SearchKind]: Fields } = {
  vinSearch: {
    ...progress,
    vin: { kind: 'serial', ...needed },
    results: { kind: 'parts', fields: registration },
  },
  personDebtorSearch: {
    ...progress,
    name: { kind: 'text', max: 200, ...needed },
    results: { kind: 'parts', fields: personDebtorSearch.fields.results.fields },
  },
  lienDischarge: {
    ...progress,
    registrationNumber: { ...text, ...needed },
    jurisdiction: { kind: 'choice', of: 'province', ...needed },
    dischargeNumber: { kind: lienDischarge.fields.dischargeNumber.kind, min: 1, max: 40 },
    dischargedOn: { kind: 'date', past: true },
  },
  vhr: {
    ...progress,
    vin: { kind: vinSearch.fields.vin.kind, ...needed },
    summary: { kind: 'part', fields: vhr.fields.summary.fields },
  },
};

/** What of the question an answer says again. */
const echoed = ['vin', 'name', 'registrationNumber', 'jurisdiction'] as const;
const found: { readonly [K in SearchKind]: readonly string[] } = {
  vinSearch: ['results'],
  personDebtorSearch: ['results'],
  lienDischarge: ['dischargeNumber', 'dischargedOn'],
  vhr: ['summary'],
};
const going: readonly unknown[] = ['in_progress', 'collecting_data', 'no_record'];

/**
 * Reads what a provider answered by the fields of the record that it is to stand in.
 * @throws Unreadable for another form, and for an answer to another question
 */
export function readAnswer<K extends SearchKind>(
  kind: K,
  body: unknown,
  question: Questions[K],
): Progress<K> {
  const answer = readAs(kind, body);
  const asked = question as Readonly<Record<string, unknown>>;
  if (echoed.some((name) => name in answers[kind] && answer[name] !== asked[name]))
    throw new Unreadable(sentence('searches.anotherSubject'));
  const { reference, status } = answer as { reference: string; status: string };
  if (going.includes(status)) return { reference, status } as Progress<K>;
  const isWhole = found[kind].every((name) => answer[name] !== null && answer[name] !== undefined);
  if (status !== 'complete' || !isWhole) throw new Unreadable(sentence('searches.cannotRead'));
  const searched = asked.jurisdictions as readonly unknown[] | undefined;
  const results = (answer.results ?? []) as readonly { jurisdiction: unknown }[];
  if (searched && results.some(({ jurisdiction }) => !searched.includes(jurisdiction)))
    throw new Unreadable(sentence('searches.anotherSubject'));
  const kept = Object.fromEntries(found[kind].map((name) => [name, answer[name]]));
  return { reference, status, found: kept } as unknown as Progress<K>;
}

function readAs(kind: SearchKind, body: unknown): Record<string, unknown> {
  try {
    return readBody(answers[kind], 'draft', body);
  } catch (error) {
    if (error instanceof Problem) throw new Unreadable(sentence('searches.cannotRead'));
    throw error;
  }
}
