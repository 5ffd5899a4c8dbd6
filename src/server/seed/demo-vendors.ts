import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import { calendarOf } from './demo-bundle';
import { companyOf } from './demo-desks';
import { complianceDocumentOf } from './demo-licences';
import { seedId } from './seed-id';

/** Lets the insurance of one vendor run out, so that it may not be assigned. */
export async function blockExpiredVendor(db: Db, now: Date): Promise<void> {
  const expiresOn = calendarOf(now).dayAgo(12);
  const compliance = [
    {
      ...{ type: 'liability_insurance', number: 'P-900417', expiresOn },
      documentId: complianceDocumentOf('V05', 'liability_insurance'),
    },
    {
      ...{
        type: 'bailiff_appointment',
        number: 'B-90041',
        state: 'MB',
        expiresOn: calendarOf(now).dayAgo(-300),
      },
      documentId: complianceDocumentOf('V05', 'bailiff_appointment', 'MB'),
    },
  ];
  await db
    .updateTable('company')
    .set({
      compliance: JSON.stringify(compliance) as never,
      assignmentBlocked: true,
      blockedReason: JSON.stringify(
        sentence('network.expired', { document: choices.complianceType.liability_insurance, day: expiresOn }),
      ),
    })
    .where('_id', '=', companyOf('V05')._id)
    .execute();
}

/** The licences of those who take assets themselves: one is to be renewed, and another holds for long. */
export async function licensePeople(db: Db, now: Date): Promise<void> {
  const { dayAgo } = calendarOf(now);
  const held = [
    ['field_agent', 'L-70114', 'ON', dayAgo(-18)],
    ['vendor_b', 'L-70220', 'QC', dayAgo(-500)],
  ] as const;
  for (const [who, number, state, expiresOn] of held)
    await db
      .updateTable('user')
      .set({ licences: JSON.stringify([{ type: 'Bailiff', number, state, expiresOn }]) as never })
      .where('_id', '=', seedId('user', `${who}@demo.example`))
      .execute();
}
