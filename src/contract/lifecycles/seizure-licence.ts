import type { Recorded } from '../resources/index';
import type { ValueOf } from '../vocabularies';
import { seizingTypes } from './assignment';

type Province = ValueOf<'province'>;
type Licence = ValueOf<'complianceType'>;

/** What a company must hold to seize where only licensed persons may: in Alberta civil enforcement is an agency's by its agreement. */
const licences: { readonly [P in Province]?: Licence } = { AB: 'civil_enforcement_agreement' };

/** The licence with which a company seizes in a province that reserves seizure to those who are licensed or appointed. */
export const seizureLicence = (province: Province): Licence => licences[province] ?? 'bailiff_appointment';

/** What is asked for there is done without the asset: it is looked for or looked at, or its debtor is spoken to or served. */
export const errands: readonly ValueOf<'assignmentType'>[] = [
  'skip_trace_only',
  'field_visit',
  'process_service',
];

/** What is done there takes nothing from anybody: the asset is given up, is held already, or stays where it is. */
export const takesNothing: readonly ValueOf<'assignmentType'>[] = [
  ...errands,
  'voluntary_surrender',
  'lease_end_return',
  'transport_only',
  'condition_report_only',
  'remarketing_only',
  'total_loss_recovery',
];

type Licensed = Pick<Recorded<'company'>, 'compliance'>;

/** The licences with which a company seizes somewhere. */
export const seizureLicences: readonly Licence[] = ['bailiff_appointment', 'civil_enforcement_agreement'];

// One without an end has not ended.
const heldIn = ({ compliance }: Licensed, province: Province, today: string) =>
  (compliance ?? []).filter(
    ({ type, state, expiresOn }) =>
      type === seizureLicence(province) && state === province && (!expiresOn || expiresOn >= today),
  );

/** Whether a company holds the licence of a province on a day, `YYYY-MM-DD`, and its document was shown. */
export const maySeize = (company: Licensed, province: Province, today: string): boolean =>
  heldIn(company, province, today).some(({ documentId }) => Boolean(documentId));

/** What the law says of who may seize where a file is: whether only who is licensed may, and the day there, `YYYY-MM-DD`. */
export interface SeizureLaw {
  readonly licensedOnly: boolean;
  readonly today: string;
}

/**
 * Whether a company goes out for a file only with the licence of its province: it seizes, where the file is not everybody may, and
 * nobody has answered for it that this file's vendor goes without.
 */
export const needsLicence = (
  { activityType }: Pick<Recorded<'company'>, 'activityType'>,
  { assignmentType, gateOverrides }: Pick<Recorded<'file'>, 'assignmentType' | 'gateOverrides'>,
  { licensedOnly }: SeizureLaw,
): boolean =>
  licensedOnly &&
  seizingTypes.includes(activityType) &&
  !takesNothing.includes(assignmentType) &&
  !(gateOverrides ?? []).some(({ gate }) => gate === 'licensed_vendor');

/**
 * A licence that a company lacks to go out for a file: whether it is written down and only its document is not shown, the day it ended
 * (`YYYY-MM-DD`), or the provinces that it holds it for instead.
 */
export interface MissingLicence {
  readonly licence: Licence;
  readonly isNotShown: boolean;
  readonly endedOn?: string;
  readonly elsewhere: readonly Province[];
}

/** The licence that a company lacks to go out for a file, and what it holds of the kind. */
export function missingLicence(
  company: Pick<Recorded<'company'>, 'activityType' | 'compliance'>,
  file: Pick<Recorded<'file'>, 'assignmentType' | 'state' | 'gateOverrides'>,
  law: SeizureLaw,
): MissingLicence | undefined {
  if (!needsLicence(company, file, law) || maySeize(company, file.state, law.today)) return undefined;
  const licence = seizureLicence(file.state);
  const held = (company.compliance ?? []).filter(({ type }) => type === licence);
  const endedOn = held
    .flatMap(({ state, expiresOn }) => (state === file.state && expiresOn ? [expiresOn] : []))
    .sort()
    .at(-1);
  const elsewhere = held.flatMap(({ state }) => (state && state !== file.state ? [state] : []));
  const isNotShown = heldIn(company, file.state, law.today).length > 0;
  return { licence, isNotShown, ...(endedOn && { endedOn }), elsewhere };
}
