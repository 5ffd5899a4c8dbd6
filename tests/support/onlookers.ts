import { sql } from 'kysely';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';

/** People of the first tenant and, for each, which circles of the world they may read. Everything else is not for them. */
export const onlookers: Readonly<Record<string, (circle: string) => boolean>> = {
  lender_user: lender(['shared', 'own', 'office', 'unmanned'], { mine: 'lender_user' }),
  lender_supervisor: lender(['shared', 'own', 'office', 'unmanned'], {
    mine: 'lender_supervisor',
    leads: true,
  }),
  lender_auditor: lender(['shared', 'own', 'office', 'unmanned'], { mine: 'lender_auditor', masked: true }),
  lender_west: lender(['office'], { mine: 'lender_west' }),
  vendor_manager: vendor(['shared', 'unmanned'], { mine: 'vendor_manager', leads: true }),
  field_agent: vendor(['shared'], { mine: 'field_agent', readsNoInvoices: true }),
  vendor_reader: vendor(['shared', 'unmanned'], { mine: 'vendor_reader', wholeParties: true }),
  partner: partnerAgency(),
};

interface Reach {
  readonly mine: string;
  readonly leads?: true;
  /** Reads personal data masked. */
  readonly masked?: true;
  /** Reads the parties of a file without the limits that a vendor's seeded roles have. */
  readonly wholeParties?: true;
  /** What their own company bills is not for them. */
  readonly readsNoInvoices?: true;
}

/** Asked of the same few circles for every record that there is, so each answer is kept. */
function any(patterns: readonly RegExp[]): (circle: string) => boolean {
  const known = new Map<string, boolean>();
  return (circle) => {
    const answer = known.get(circle) ?? patterns.some((pattern) => pattern.test(circle));
    known.set(circle, answer);
    return answer;
  };
}

function of(files: readonly string[], parts: string): RegExp {
  return new RegExp(`^(${files.join('|')})\\.(${parts})$`);
}
function desk(mine: string): RegExp {
  return new RegExp(`^(job|preference|session|reminder|user)\\.${mine}(\\.card)?$`);
}

function lender(files: readonly string[], { mine, leads, masked }: Reach): (circle: string) => boolean {
  const vendors = files.includes('shared') ? '|V01|V03' : '';
  return any([
    of(files, `open|client|money|reserve|party|note\\.LNA${masked ? '' : '|pii'}`),
    new RegExp(`^assignment\\.(${files.join('|')})\\..*\\.row$`),
    /^company\.LNA(-W)?(\.card)?$/,
    new RegExp(`^company\\.(NLR${vendors})\\.card$`),
    /^user\.(lender_user|lender_supervisor|lender_west)(\.card)?$/,
    new RegExp(
      `^user\\.(accountant|supervisor|file_manager${vendors ? '|vendor_manager|field_agent' : ''})\\.card$`,
    ),
    /^template\.LNA$/,
    /^role\.lender$/,
    ...(vendors ? [/^schedule\.LNA$/] : []),
    desk(mine),
    ...(leads ? [/^(reminder|session)\.(lender_user|lender_west)$/] : []),
  ]);
}

function vendor(
  files: readonly string[],
  { mine, leads, wholeParties, readsNoInvoices }: Reach,
): (circle: string) => boolean {
  return any([
    of(
      files,
      `open|vendor|${readsNoInvoices ? '' : 'invoice\\.V01|'}note\\.V01|ask\\.V01${wholeParties ? '|party' : ''}`,
    ),
    new RegExp(`^assignment\\.(shared|unmanned)\\.V01(\\.row)?$`),
    /^company\.V01(\.card)?$/,
    /^company\.(NLR|LNA)\.card$/,
    /^user\.(vendor_manager|field_agent)(\.card)?$/,
    /^user\.(accountant|supervisor|file_manager|lender_user|lender_supervisor)\.card$/,
    /^template\.V01$/,
    /^role\.bailiff$/,
    desk(mine),
    ...(leads ? [/^(reminder|session)\.(field_agent|vendor_manager)$/] : []),
  ]);
}

function partnerAgency(): (circle: string) => boolean {
  return any([
    of(
      ['partner'],
      'open|invoice\\.V02|accounts\\.V02|client|vendor|money|pii|reserve|party|note\\.PAR|history\\.PAR|direct\\.partner|ask\\.V02|print\\..*',
    ),
    /^assignment\.partner\./,
    /^company\.(PAR|LNB|V02)(\.card)?$/,
    /^user\.partner(\.card)?$/,
    /^user\.(lender_b|vendor_b)\.card$/,
    /^template\.PAR$/,
    /^purchaser\.PAR$/,
    /^schedule\.PAR$/,
    // An agency gives roles to the people of its clients and vendors.
    /^role\./,
    desk('partner'),
  ]);
}

/** A vendor's person whose role lets them read and export every list: what is masked then hangs on the masks alone. */
export async function addVendorReader(db: Db): Promise<void> {
  const roleId = seedId('role', 'vendor_reader');
  await insertAll(
    db,
    'role',
    [
      {
        _id: roleId,
        key: 'vendor_reader',
        name: 'Vendor reader',
        scope: 'assigned_company',
        permissions: resourceNames
          .filter((name) => declarationOf(name).calls.list)
          .map((resource) => ({ resource, actions: ['list', 'show', 'export'] })),
        assignableToActivityTypes: ['bailiff'],
        isSystem: false,
        requiresMfa: true,
      },
    ],
    '2026-01-01T00:00:00.000Z',
  );
  const model = seedId('user', 'vendor_manager@demo.example');
  const reader = seedId('user', 'vendor_reader@demo.example');
  await sql`insert into "user" select (jsonb_populate_record(u, ${JSON.stringify({ _id: reader, email: 'vendor_reader@demo.example', firstName: 'Vera', lastName: 'Reader', roleId })}::jsonb)).*
    from "user" u where u._id = ${model}::uuid`.execute(db);
  await sql`insert into credential select (jsonb_populate_record(c, ${JSON.stringify({ userId: reader })}::jsonb)).*
    from credential c where c."userId" = ${model}::uuid`.execute(db);
}
