import type { ValueOf } from '#contract/vocabularies/index';
import { kmBetween, placeOf } from '../geo/place';
import { demoCompanies, demoPeople } from './demo-network';
import { demoStaff } from './demo-staff';
import { seedId } from './seed-id';

/** Someone of the demo network, as the files refer to him. */
export interface Desk {
  readonly userId: string;
  readonly role: string;
  readonly code: string;
  readonly companyId: string;
  readonly noteAdmin: boolean;
  /** Works and writes in French, as their house does, whoever is to read it. */
  readonly isFrench: boolean;
  /** One of the documented sign-ins. */
  readonly signsIn: boolean;
}

export interface DemoCompany {
  readonly _id: string;
  readonly code: string;
  readonly companyName: string;
  readonly activityType: ValueOf<'activityType'>;
  readonly state: ValueOf<'province'>;
  readonly language: ValueOf<'language'>;
  readonly addressLine1: string;
  readonly city: string;
  readonly postalCode: string;
  readonly statesServed: readonly ValueOf<'province'>[];
}

export const companies = demoCompanies as readonly DemoCompany[];
const byCode = new Map(companies.map((company) => [company.code, company]));

/** @throws RangeError for a code that no demo company has. */
export function companyOf(code: string): DemoCompany {
  const company = byCode.get(code);
  if (!company) throw new RangeError(`No demo company ${code}`);
  return company;
}

const byId = new Map(companies.map((company) => [company._id, company]));

/** The company of an id, if it is one of the demo's. */
export const companyAt = (id: string | null | undefined): DemoCompany | undefined => byId.get(id ?? '');

const desk = (
  { email, role, home }: { email: string; role: string; home: string },
  signsIn: boolean,
): Desk => ({
  userId: seedId('user', email),
  role,
  code: home,
  companyId: companyOf(home)._id,
  noteAdmin: signsIn,
  isFrench: companyOf(home).language === 'fr',
  signsIn,
});

/** Everyone of the demo network. */
export const desks: readonly Desk[] = [
  ...demoPeople.map((person) => desk(person, true)),
  ...demoStaff.map((person) => ({ ...desk(person, false), noteAdmin: person.noteAdmin })),
];

const ofCompany = new Map(
  companies.map(({ code }) => [code, desks.filter((one) => one.code === code)] as const),
);

export function desksOf(code: string, role?: string): readonly Desk[] {
  const all = ofCompany.get(code) ?? [];
  return role ? all.filter((one) => one.role === role) : all;
}

/** The people of a company of the demo. */
export function desksAt(companyId: string): readonly Desk[] {
  return desks.filter((one) => one.companyId === companyId);
}

/** Who leads the people of an agency. @throws RangeError for a company in which nobody does. */
export function leadOf(companyId: string): Desk {
  const lead = desksAt(companyId).find(({ role }) => role === 'supervisor');
  if (!lead) throw new RangeError(`Nobody leads ${companyId}`);
  return lead;
}

export function noteAdminsOf(code: string): readonly Desk[] {
  return desksOf(code).filter((one) => one.noteAdmin);
}

/** The vendors of a kind: those of the province, else those that work there, else all. */
export function vendorsOf(kind: ValueOf<'activityType'>, state: ValueOf<'province'>): readonly DemoCompany[] {
  const all = companies.filter((company) => company.activityType === kind);
  const near = all.filter((company) => company.state === state);
  if (near.length > 0) return near;
  const there = all.filter(({ statesServed }) => statesServed.includes(state));
  return there.length > 0 ? there : all;
}

/** In kilometres: who sits so little farther is as near. */
const asNear = 30;

/** Of vendors, those whose doors are as near to a postal code as any, or hardly farther. */
export function nearestFew(vendors: readonly DemoCompany[], postalCode: string): readonly DemoCompany[] {
  const least = Math.min(...vendors.map((one) => kmTo(one, postalCode)));
  return vendors.filter((one) => kmTo(one, postalCode) <= least + asNear);
}

/** Kilometres from the door of a vendor to a postal code, as the crow flies; infinite where either is unknown. */
export function kmTo(vendor: DemoCompany, postalCode: string): number {
  const [at, there] = [placeOf(postalCode), placeOf(vendor.postalCode)];
  return at && there ? kmBetween(at, there) : Number.POSITIVE_INFINITY;
}

/** Of vendors, the one whose door is nearest to a postal code; `undefined` where there are none. */
export function nearestOf(vendors: readonly DemoCompany[], postalCode: string): DemoCompany | undefined {
  return [...vendors].sort((one, other) => kmTo(one, postalCode) - kmTo(other, postalCode))[0];
}
