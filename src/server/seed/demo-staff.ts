import { sql } from 'kysely';
import { provinceZones } from '#contract/placement/province-time';
import type { Db } from '../database/tables';
import { demoCompanies, demoLimits, demoPeople, furtherVendors } from './demo-network';
import { mailName, personName } from './demo-names';
import type { Province } from './demo-places';
import { phoneIn } from './demo-places';
import { insertAll } from './insert-all';
import { createRandom } from './random';
import { seededAt } from './reference';
import { seedId } from './seed-id';

/** How many more people work where, and as what. */
const posts: readonly (readonly [home: string, role: string, count: number])[] = [
  ['NLR', 'supervisor', 1],
  ['NLR', 'file_manager', 6],
  ['NLR', 'remarketing_specialist', 1],
  ['NLR-QC', 'file_manager', 2],
  ['NLR-QC', 'supervisor', 1],
  ['PAR', 'file_manager', 1],
  ['LNA', 'lender_user', 2],
  ['LNA-E', 'lender_user', 1],
  ['LNC', 'lender_supervisor', 1],
  ['LND', 'lender_supervisor', 1],
  ['LNE', 'lender_supervisor', 1],
  ['LNF', 'lender_supervisor', 1],
  ...Array.from(
    { length: 33 },
    (_, index) => [`V${String(index + 3).padStart(2, '0')}`, 'vendor_manager', 1] as const,
  ),
  ...furtherVendors.map((code) => [code, 'vendor_manager', 1] as const),
];

interface Home {
  readonly _id: string;
  readonly code: string;
  readonly state: Province;
  readonly activityType: string;
  readonly parentCompanyId: string | null;
  readonly language: string;
}
const homes = new Map((demoCompanies as readonly Home[]).map((home) => [home.code, home]));
const titles: Readonly<Record<string, string>> = {
  supervisor: 'Team lead',
  file_manager: 'Recovery specialist',
  remarketing_specialist: 'Remarketing specialist',
  lender_supervisor: 'Collections manager',
  lender_user: 'Collections officer',
  vendor_manager: 'Office manager',
};

/** The office in which somebody works where their house has any: one after the other. */
function officesOf(houseId: string, index: number): string[] {
  const offices = [...homes.values()].filter(({ parentCompanyId }) => parentCompanyId === houseId);
  const office = offices[index % Math.max(1, offices.length)];
  return office ? [office._id] : [];
}

function hire(): { email: string; role: string; home: string; noteAdmin: boolean; record: object }[] {
  const random = createRandom('staff');
  const taken = new Set(demoPeople.map(({ email }) => email));
  return posts.flatMap(([code, role, count]) =>
    Array.from({ length: count }, (_, index) => {
      const home = homes.get(code) as Home;
      const { firstName, lastName } = personName(random, home.state);
      let email = `${mailName({ firstName, lastName })}@${code.toLowerCase()}.example`;
      for (let next = 2; taken.has(email); next++) email = email.replace(/\d*@/, `${next}@`);
      taken.add(email);
      // Someone in each company hears what is written to the company.
      const noteAdmin = /_supervisor$|^vendor_/.test(role) || code === 'LNA-E';
      const record = {
        _id: seedId('user', email),
        email,
        firstName,
        lastName,
        title: titles[role],
        companyId: home._id,
        officeIds: officesOf(home._id, index),
        roleId: seedId('role', role),
        activityType: home.activityType,
        state: home.state,
        userStatus: 'active',
        approvalLimit: demoLimits[role] ?? '0.00',
        noteAdmin,
        language: home.language,
        mobilePhone: phoneIn(random, home.state),
        timeZone: provinceZones[home.state],
      };
      return { email, role, home: code, noteAdmin, record };
    }),
  );
}

/** The people beside the documented sign-ins. */
export const demoStaff = hire();

/** Puts the staff in; they sign in with the password that all demo people have. */
export async function seedDemoStaff(db: Db): Promise<number> {
  const inserted = await insertAll(
    db,
    'user',
    demoStaff.map(({ record }) => record),
    seededAt,
  );
  const ids = demoStaff.map(({ email }) => seedId('user', email));
  await sql`
    insert into credential ("userId", "passwordHash", "changedAt")
    select id, c."passwordHash", c."changedAt" from unnest(${ids}::uuid[]) id, credential c
    where c."userId" = ${seedId('user', demoPeople[0]?.email ?? '')}::uuid
    on conflict do nothing`.execute(db);
  return inserted;
}
