import type { ValueOf } from '#contract/vocabularies/index';
import type { Words } from '../../../i18n/words';
import { formatPhone } from '../../../kinds/format';
import type { TraceRow } from './file-traces';

/** One thing that a trace found, in one line. `promotable`: it can be copied to a party, by its place among those of its kind. */
export interface FindingLine {
  readonly key: string;
  readonly text: string;
  readonly aside: string;
  readonly verified: boolean;
  readonly promotable?: { readonly finding: ValueOf<'promotableFinding'>; readonly position: number };
}

interface Finding {
  readonly source?: string | null;
  readonly observedOn?: string | null;
  readonly verified?: boolean | null;
}

const joined = (...words: readonly (string | number | null | undefined | false)[]): string =>
  words.filter(Boolean).join(', ');

/** Everything that a trace found, in the order in which a person asks for it: where, how to call, where at work, what is driven, seen. */
export function findingLines(
  trace: TraceRow,
  { choice, locale }: Words,
  dated: (day: string) => string,
): FindingLine[] {
  const line = (key: string, text: string, found: Finding, kind?: string | false | null): FindingLine => ({
    key,
    text,
    aside: [kind, found.source, found.observedOn && dated(found.observedOn)].filter(Boolean).join(' · '),
    verified: found.verified === true,
  });
  return [
    ...(trace.addresses ?? []).map((one, position) => ({
      ...line(
        `address ${position}`,
        joined(one.line1, one.line2, one.city, one.state, one.postalCode),
        one,
        one.type && choice('addressType', one.type),
      ),
      promotable: { finding: 'address' as const, position },
    })),
    ...(trace.phones ?? []).map((one, position) => ({
      ...line(
        `phone ${position}`,
        formatPhone(one.number, locale),
        one,
        one.type && choice('phoneType', one.type),
      ),
      promotable: { finding: 'phone' as const, position },
    })),
    ...(trace.employers ?? []).map((one, position) =>
      line(
        `employer ${position}`,
        joined(one.name, one.position, one.phone && formatPhone(one.phone, locale), one.address),
        one,
      ),
    ),
    ...(trace.vehicles ?? []).map((one, position) =>
      line(
        `vehicle ${position}`,
        joined([one.year, one.make, one.model].filter(Boolean).join(' '), one.plateNumber, one.serialNumber),
        one,
      ),
    ),
    ...(trace.sightings ?? []).map((one, position) =>
      line(`sighting ${position}`, joined(one.place, one.notes), one),
    ),
  ];
}
