import { expect, test } from 'vitest';
import type { Bundle } from '#server/seed/demo-bundle';
import { companyAt } from '#server/seed/demo-desks';
import { wrongOnes } from '../../support/demo-bundles';

/** By hand: words that name somebody by what they are to the debtor, and who of a file may be meant. */
const named: readonly (readonly [RegExp, (bundle: Bundle) => boolean])[] = [
  [/\breferences?\b|\bréférences?\b/i, has('reference')],
  [/\brelatives?\b|\bproches?\b/i, has('relative')],
  [/\blandlord\b|\bpropriétaire\b/i, has('landlord')],
  [/\bspouse\b|\bconjointe?\b|\bépou(?:x|se)\b/i, has('spouse_or_partner')],
  [
    /\bemployers?\b|\bemployeurs?\b/i,
    (bundle) => has('employer')(bundle) || bundle.parties.some(({ employer }) => employer?.name != null),
  ],
];

function has(relation: string): (bundle: Bundle) => boolean {
  return ({ parties }) => parties.some(({ relatedPartyType }) => relatedPartyType === relation);
}

test('nobody is named by what they are to the debtor who is not on the file as that', () => {
  let seen = 0;
  const wrong = wrongOnes((bundle) => {
    const { notes, attempts, traces, reminders, history } = bundle;
    const said = [
      ...notes.flatMap(({ subject, body }) => [subject, body]),
      ...attempts.map(({ note }) => note),
      ...traces.flatMap((one) => [
        one.source,
        ...(one.addresses ?? []).map(({ source }) => source),
        ...(one.attempts ?? []).flatMap(({ method, outcome }) => [method, outcome]),
      ]),
      ...reminders.map(({ title }) => title),
      ...history.map(({ message }) => message),
    ].filter((one) => typeof one === 'string');
    return Object.fromEntries(
      said.flatMap((text) =>
        named
          .filter(([words]) => words.test(text))
          .map(([, isThere]) => {
            seen += 1;
            return [text, isThere(bundle)];
          }),
      ),
    );
  });
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});

test('a trace goes by what its source is: whom it asks is on the file', () => {
  const wrong = wrongOnes((bundle) =>
    Object.fromEntries(
      bundle.traces.map(({ skipTraceType, source }) => {
        const asks: Readonly<Record<string, boolean>> = {
          relatives_references: has('reference')(bundle) || has('relative')(bundle),
          utility_or_landlord: has('landlord')(bundle),
          employment: has('employer')(bundle),
          basic_phone_address: true,
          credit_bureau_header: bundle.file.debtorType === 'consumer',
          corporate_registry: bundle.file.debtorType === 'business',
        };
        return [`${skipTraceType}: ${source}`, asks[String(skipTraceType)] === true];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('what was tried is told in the language of who tried, and what was traced in that of who leads the file', () => {
  const french = /[éèàêç’]|\b(?:le|la|les|du|des|dans|un|une|est|pas|sans|nous|aux?)\b/i;
  const worksInFrench = (companyId: unknown): boolean => companyAt(String(companyId))?.language === 'fr';
  const wrong = wrongOnes(({ file, attempts, traces }) => {
    const said = [
      ...attempts.flatMap(({ note, companyId }) => (note ? [[note, companyId] as const] : [])),
      ...traces
        .flatMap(({ source, attempts: calls }) => [
          source,
          ...(calls ?? []).flatMap(({ method, outcome }) => [method, outcome]),
        ])
        .map((text) => [text, file.agencyId] as const),
    ];
    return Object.fromEntries(
      said.map(([text, by]) => [String(text), french.test(String(text)) === worksInFrench(by)]),
    );
  });
  expect(wrong).toEqual([]);
});
