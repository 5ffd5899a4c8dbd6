import type { ValueOf } from '#contract/vocabularies/index';
import type { Calendar, Seeded } from './demo-bundle';
import { desksOf } from './demo-desks';
import type { Story } from './demo-stories';
import { createRandom } from './random';
import { seedId } from './seed-id';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly client: string;
  readonly manager: { readonly userId: string; readonly isFrench: boolean };
}

const standings: { readonly [S in string]?: ValueOf<'reconStatus'> } = {
  recon_review: 'estimate_received',
  in_reconditioning: 'in_progress',
};
const works = [
  ['body_paint', 'Front bumper scuffed, paint to match', 'Pare-chocs avant éraflé, peinture à agencer'],
  ['detail', 'Smoke smell; full interior detail', 'Odeur de fumée; nettoyage complet de l’intérieur'],
  ['keys', 'One key missing', 'Il manque une clé'],
  ['tires_wheels', 'Two tires worn to the bars', 'Deux pneus usés jusqu’aux témoins'],
  ['glass', 'Windshield chipped on the driver’s side', 'Pare-brise ébréché du côté du conducteur'],
] as const;

/** What is put in order before the sale, where the status of a file says so, and of some units that went that way. */
export function makeRepairs(
  subject: Subject,
  story: Story,
  calendar: Calendar,
): Seeded<'repairsAndReconditioning'>[] {
  const { file, number, client, manager } = subject;
  const random = createRandom(`repairs ${number}`);
  const wentThere = story.reached >= 6 && !story.closingReason && random.chance(0.3);
  const status = standings[story.status] ?? (wentThere ? 'completed' : undefined);
  if (!status) return [];
  const lead = desksOf(client, 'lender_supervisor')[0];
  if (!lead && status !== 'estimate_received') return [];
  const [category, english, french] = random.pick(works);
  const estimateAmount = `${random.int(12, 140) * 10}.00`;
  // What is sold was put in order well before its sale.
  const doneAgo = (story.sold ?? story.sinceAgo) + (status === 'completed' ? 9 : 0);
  const ago = doneAgo + 4;
  const made = calendar.momentAgo(ago);
  const isApproved = status !== 'estimate_received';
  return [
    {
      _id: seedId('repairsAndReconditioning', String(number)),
      fileId: file._id,
      category,
      description: manager.isFrench ? french : english,
      status,
      estimateAmount,
      estimateDate: calendar.dayAgo(ago),
      estimatedBy: manager.userId,
      expectedLift: `${Number.parseInt(estimateAmount, 10) * 2}.00`,
      ...(isApproved && {
        approvedAmount: estimateAmount,
        approvedBy: lead?.userId ?? null,
        approvedAt: calendar.momentAgo(doneAgo + 2),
        orderedDate: calendar.dayAgo(doneAgo + 1),
      }),
      ...(status === 'completed' && {
        completedDate: calendar.dayAgo(doneAgo),
        actualAmount: estimateAmount,
      }),
      createdAt: made,
      createdBy: manager.userId,
      updatedAt: made,
      updatedBy: manager.userId,
    },
  ];
}
