import { roleKeys } from '#contract/roles/role-keys';
import type { RoleKey } from '#contract/roles/role-keys';
import { lenderAuditor } from '#contract/roles/lender-auditor';
import { lenderAuditorPermissions } from '#contract/roles/seeded-roles';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import { openPasswords } from '../identity/passwords';
import type { Passwords } from '../identity/passwords';
import { licencesOf, statesOf } from './demo-licences';
import {
  auctionPlaces,
  bailiffPlaces,
  carrierPlaces,
  counselPlaces,
  officePlaces,
  yardPlaces,
} from './demo-office-places';
import type { OfficePlace } from './demo-office-places';
import { vendorKinds, vendorName } from './demo-vendor-kinds';
import { insertAll } from './insert-all';
import { seededAt } from './reference';
import { seedId } from './seed-id';

/** The password of every demo sign-in. It is public, which is why demo data stays on one machine. */
export const demoPassword = 'Recover-2026!';

function company(
  code: string,
  companyName: string,
  activityType: string,
  index: number,
  parent?: string,
  at = officePlaces[index % officePlaces.length] as OfficePlace,
): object {
  const { area, ...place } = at;
  const id = seedId('company', code);
  const states = statesOf(code, activityType, place.state);
  const number = `9${String(index).padStart(4, '0')}`;
  return {
    _id: id,
    code,
    companyName,
    legalName: companyName,
    activityType,
    ...place,
    taxationState: place.state,
    isOffice: parent !== undefined,
    parentCompanyId: parent ? seedId('company', parent) : null,
    lineage: parent ? [seedId('company', parent), id] : [id],
    addressLine1: `${9000 + index} Sample Ridge Rd`,
    phone: `+1${area}55501${String(index % 100).padStart(2, '0')}`,
    email: `office@${code.toLowerCase()}.example`,
    statesServed: states,
    assignmentBlocked: false,
    ...(['bailiff', 'agency'].includes(activityType) && {
      compliance: licencesOf(code, activityType, states, number),
    }),
    language: place.state === 'QC' ? 'fr' : 'en',
    gstHstNumber: '999999999RT0001',
    ...(activityType === 'agency' && {
      qstNumber: '9999999999 TQ0001',
      pstNumber: '9999-9999',
      paymentInstructions: 'EFT 003-00001-9999999 (demo), or a cheque in our name.',
    }),
    integrationKey: fileFormats[code] ?? null,
    ...(activityType === 'lender' && {
      playbook: {
        acceptanceHours: 24,
        firstAttemptHours: 48,
        updateCadenceHours: 72,
        rushCadenceHours: 24,
        effectsHoldDays: 30,
      },
    }),
  };
}

/** The lenders that place by files in a layout of their own. */
const fileFormats: { readonly [code: string]: ValueOf<'lenderKey'> } = {
  LNA: 'lender-a',
  LNB: 'lender-b',
  LNC: 'cibc',
};

const lenders = ['Lender A', 'Lender B', 'Lender C (Credit Union)', 'Lender D', 'Lender E', 'Lender F'];
function vendor(
  kind: string,
  index: number,
  at = officePlaces[index % officePlaces.length] as OfficePlace,
): object {
  const number = String(index + 1).padStart(2, '0');
  const name = vendorName(kind, at, index + 1);
  // The first vendor's code is one that the accounts do not know: it is there to be put right.
  const sageSupplierCode = index === 0 ? 'TORONTO-1' : `SUP-0${number}`;
  return { ...company(`V${number}`, name, kind, index, undefined, at), sageSupplierCode };
}

const firstFurtherBailiff = vendorKinds.length + yardPlaces.length + auctionPlaces.length;
const firstFurtherCounsel = firstFurtherBailiff + bailiffPlaces.length;
const firstFurtherCarrier = firstFurtherCounsel + counselPlaces.length;

/** The agency, its partner, six lenders with offices, twenty-five vendors of all kinds, and the further yards, auctions, bailiffs, counsel and carriers. */
export const demoCompanies: readonly object[] = [
  {
    ...company('NLR', 'Northline Recovery (demo)', 'agency', 0),
    sageBankCode: '1010',
    sageTrustCode: '1050',
  },
  company('NLR-QC', 'Northline Recovery Québec (demo)', 'agency', 1, 'NLR'),
  company('PAR', 'Partner Recovery (demo)', 'agency', 2),
  // The accounts do not know the fifth lender's code, either.
  ...lenders.map((name, index) => ({
    ...company(`LN${'ABCDEF'[index]}`, name, 'lender', index),
    sageCustomerCode: index === 4 ? 'LENDER-E' : `CUS-00${index + 1}`,
  })),
  company('LNA-W', 'Lender A West', 'lender', 3, 'LNA'),
  company('LNA-E', 'Lender A East', 'lender', 5, 'LNA'),
  ...vendorKinds.map((kind, index) => vendor(kind, index)),
  ...yardPlaces.map((at, index) => vendor('towing_storage', vendorKinds.length + index, at)),
  ...auctionPlaces.map((at, index) => vendor('auction', vendorKinds.length + yardPlaces.length + index, at)),
  ...bailiffPlaces.map((at, index) => vendor('bailiff', firstFurtherBailiff + index, at)),
  ...counselPlaces.map((at, index) => vendor('law_firm', firstFurtherCounsel + index, at)),
  ...carrierPlaces.map((at, index) => vendor('transporter', firstFurtherCarrier + index, at)),
];

/** How the further bailiffs, counsel and carriers are called, for short. */
export const furtherVendors: readonly string[] = [...bailiffPlaces, ...counselPlaces, ...carrierPlaces].map(
  (_, index) => `V${firstFurtherBailiff + index + 1}`,
);

const homes: Readonly<Record<RoleKey, string>> = {
  administrator: 'NLR',
  supervisor: 'NLR',
  file_manager: 'NLR',
  remarketing_specialist: 'NLR',
  accountant: 'NLR',
  lender_supervisor: 'LNA',
  lender_user: 'LNA',
  vendor_manager: 'V01',
  field_agent: 'V01',
};

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly home: string;
}

const firstNames = ['Amelia', 'Liam', 'Priya', 'Owen', 'Mei', 'Geneviève', 'Noah', 'Harjit', 'Chidi'];
const lastNames = ['Tremblay', 'Nguyen', 'MacDonald', 'Singh', 'Gagnon', 'Okafor', 'Roy', 'Chen', 'Beaulieu'];

/** Up to how much people of a role approve by themselves. */
export const demoLimits: Readonly<Record<string, string>> = {
  administrator: '25000.00',
  supervisor: '5000.00',
  remarketing_specialist: '1500.00',
};

/** One sign-in for each role, and those of a second client, a second vendor, an office and the custom role. */
export const demoPeople: readonly Person[] = [
  ...roleKeys.map((role, index) => ({
    email: `${role}@demo.example`,
    firstName: firstNames[index] ?? 'Sofia',
    lastName: lastNames[index] ?? 'Friesen',
    role,
    home: homes[role],
  })),
  {
    email: 'lender_auditor@demo.example',
    firstName: 'Étienne',
    lastName: 'Côté',
    role: 'lender_auditor',
    home: 'LNA',
  },
  {
    email: 'lender_b@demo.example',
    firstName: 'Fatima',
    lastName: 'Hansen',
    role: 'lender_user',
    home: 'LNB',
  },
  {
    email: 'lender_b_supervisor@demo.example',
    firstName: 'Jérôme',
    lastName: 'Oliver',
    role: 'lender_supervisor',
    home: 'LNB',
  },
  {
    email: 'lender_west@demo.example',
    firstName: 'Lucas',
    lastName: 'Kowalski',
    role: 'lender_user',
    home: 'LNA-W',
  },
  {
    email: 'vendor_b@demo.example',
    firstName: 'Élodie',
    lastName: 'Arsenault',
    role: 'vendor_manager',
    home: 'V02',
  },
  {
    email: 'quebec@demo.example',
    firstName: 'Mathieu',
    lastName: 'Beaulieu',
    role: 'file_manager',
    home: 'NLR-QC',
  },
  {
    email: 'partner@demo.example',
    firstName: 'Noémie',
    lastName: 'Friesen',
    role: 'supervisor',
    home: 'PAR',
  },
];

export async function seedDemoCompanies(db: Db): Promise<number> {
  return insertAll(db, 'company', demoCompanies, seededAt);
}

/** The demo sign-ins with their one password. */
export async function seedDemoUsers(
  db: Db,
  passwords: Pick<Passwords, 'hash'> = openPasswords(),
): Promise<number> {
  await insertAll(db, 'role', [{ _id: seedId('role', lenderAuditor.key), ...auditorRole() }], seededAt);
  const passwordHash = await passwords.hash(demoPassword);
  const homeOf = new Map(
    demoCompanies.map((one) => [
      (one as { code: string }).code,
      one as { _id: string; state: string; activityType: string; language: string },
    ]),
  );
  const users = demoPeople.map(({ email, firstName, lastName, role, home }, index) => {
    const place = homeOf.get(home);
    return {
      _id: seedId('user', email),
      email,
      firstName,
      lastName,
      companyId: place?._id,
      roleId: seedId('role', role),
      activityType: place?.activityType,
      state: place?.state,
      userStatus: 'active',
      approvalLimit: demoLimits[role] ?? '0.00',
      noteAdmin: true,
      language: place?.language,
      mobilePhone: `+14165550${String(100 + (index % 100))}`,
      timeZone: 'America/Toronto',
    };
  });
  const inserted = await insertAll(db, 'user', users, seededAt);
  await db
    .insertInto('credential')
    .values(users.map(({ _id }) => ({ userId: _id, passwordHash, previousHashes: [], changedAt: seededAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return inserted;
}

function auditorRole(): object {
  const { name, description, scope, assignableToActivityTypes } = lenderAuditor;
  return {
    key: lenderAuditor.key,
    name: name.en,
    nameFr: name.fr,
    description: description.en,
    descriptionFr: description.fr,
    scope,
    assignableToActivityTypes,
    permissions: lenderAuditorPermissions(),
    isSystem: false,
    requiresMfa: true,
  };
}
