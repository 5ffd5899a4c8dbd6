import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import type { fillFields } from './canaries';

type Put = (resource: ResourceName, circle: string, name: string, values: object) => Promise<string>;
type Fill = (resource: ResourceName, circleOf: Parameters<typeof fillFields>[2]) => Record<string, unknown>;

const company = (code: string): string => seedId('company', code);
/** What of a fee is the agency's, whoever else reads the rest. */
const ofAgency = /\.(glCode|varianceFromSchedule|baseAmount|writeOffReason)$/;

/**
 * Of each file what the client is charged, what is still being worked out for it, what a vendor is owed, and what is expected on
 * either side.
 */
export async function fillFees(
  put: Put,
  fill: Fill,
  {
    file,
    fileId,
    agency,
    client,
    vendors,
  }: { file: string; fileId: string; agency: string; client: string; vendors: readonly string[] },
): Promise<void> {
  const ours = `${file}.note.${agency}`;
  const fee = (name: string, circle: string, values: object): Promise<string> =>
    put('fee', circle, `${file} ${name}`, {
      ...fill('fee', (path) =>
        // A vendor is told why it is not paid; a client is shown no fee that was decided on.
        (name === 'charged' && path.endsWith('.decisionNote')) ||
        ofAgency.test(path) ||
        (name !== 'charged' && /recoveredAmount$/.test(path))
          ? ours
          : circle,
      ),
      fileId,
      feeType: 'towing_local',
      unit: 'flat',
      state: 'ON',
      incurredOn: '2026-10-02',
      status: 'approved',
      source: 'manual',
      recoverableFromDebtor: true,
      ...values,
    });
  const charged = { direction: 'receivable', companyId: company(client) };
  await fee('charged', `${file}.client`, charged);
  await fee('draft', ours, { ...charged, status: 'draft' });
  for (const code of vendors)
    await fee(`owed ${code}`, agency === 'NLR' ? `${file}.note.${code}` : ours, {
      direction: 'payable',
      companyId: company(code),
    });
  for (const [direction, circle] of [
    ['receivable', `${file}.client`],
    ['payable', ours],
  ] as const)
    await put('projectedFee', circle, `${file} ${direction}`, {
      ...fill('projectedFee', (path) => (/\.(note|variance)$/.test(path) ? ours : circle)),
      fileId,
      feeType: 'detailing',
      direction,
      companyId: null,
      status: 'projected',
    });
}

/** A line in the price list of each company: its own to read, but for how it is booked and what passes unseen. */
export async function fillPrices(put: Put, fill: Fill): Promise<void> {
  for (const [code, direction] of [
    ['NLR', 'receivable'],
    ['LNA', 'receivable'],
    ['V01', 'payable'],
    ['LNB', 'receivable'],
    ['V02', 'payable'],
  ] as const) {
    const isOnlookers = code === 'LNA' || code === 'V01';
    await put('companyFee', `company.${code}`, code, {
      ...fill('companyFee', (path) =>
        isOnlookers && /\.(glCode|autoApproveLimit|preApprovalThreshold)$/.test(path)
          ? 'company.NLR'
          : `company.${code}`,
      ),
      companyId: company(code),
      direction,
      feeType: 'towing_local',
      unit: 'flat',
      effectiveFrom: '2026-01-01',
      clientId: null,
    });
  }
}
