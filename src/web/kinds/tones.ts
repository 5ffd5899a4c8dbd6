import type { ColorMode } from '../theme/color-mode';
import { palettes, stageColors } from '../theme/tokens';

export type Tone = 'plain' | 'good' | 'warn' | 'bad';

/** Choices that say how something stands: they are shown as chips. Others are plain text. */
const standings: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  userStatus: { active: 'good', invited: 'plain', suspended: 'warn', locked: 'bad', deactivated: 'plain' },
  companyStatus: { active: 'good', prospect: 'plain', suspended: 'warn', inactive: 'plain' },
  attemptOutcome: {
    secured: 'good',
    sighted: 'good',
    contact: 'plain',
    no_contact: 'plain',
    refused: 'bad',
    inaccessible: 'warn',
    negative: 'warn',
  },
  skipTraceResult: {
    located_verified: 'good',
    located_unverified: 'warn',
    new_lead: 'warn',
    no_new_information: 'plain',
    contradicts_file: 'bad',
    deceased: 'bad',
    incarcerated: 'bad',
    out_of_country: 'bad',
    insolvent: 'bad',
    pending: 'plain',
  },
  purchaserStatus: { active: 'good', blocked: 'bad' },
  reconStatus: {
    draft: 'plain',
    estimate_requested: 'plain',
    estimate_received: 'plain',
    approval_pending: 'warn',
    approved: 'good',
    declined: 'bad',
    ordered: 'plain',
    in_progress: 'plain',
    completed: 'good',
    invoiced: 'good',
    cancelled: 'plain',
  },
  assignmentStatus: { proposed: 'plain', accepted: 'good', declined: 'bad', ended: 'plain' },
  reminderStatus: { open: 'warn', snoozed: 'plain', completed: 'good', cancelled: 'plain' },
  statusCategory: { open: 'plain', waiting: 'warn', exception: 'bad', success: 'good', terminal: 'plain' },
  jobStatus: { queued: 'plain', running: 'plain', done: 'good', failed: 'bad', cancelled: 'plain' },
  clientInvoiceStatus: {
    draft: 'plain',
    issued: 'plain',
    sent: 'plain',
    partially_paid: 'warn',
    paid: 'good',
    disputed: 'bad',
    void: 'plain',
    credited: 'plain',
  },
  paymentStatus: { pending: 'warn', cleared: 'good', failed: 'bad', reversed: 'bad', refunded: 'plain' },
  invoiceStatus: {
    draft: 'plain',
    submitted: 'plain',
    auto_approved: 'good',
    in_review: 'warn',
    disputed: 'bad',
    rejected: 'bad',
    approved: 'good',
    pending_post: 'plain',
    post_failed: 'bad',
    posted: 'good',
    partially_paid: 'good',
    paid: 'good',
    void: 'plain',
  },
  requestStatus: {
    draft: 'plain',
    submitted: 'warn',
    in_review: 'warn',
    information_needed: 'warn',
    approved: 'good',
    declined: 'bad',
    cancelled: 'plain',
    expired: 'bad',
    fulfilled: 'good',
  },
  addressStatus: {},
  feeStatus: {
    draft: 'plain',
    pending_approval: 'warn',
    approved: 'good',
    invoiced: 'good',
    paid: 'good',
    declined: 'bad',
    written_off: 'plain',
    void: 'plain',
  },
  searchStatus: {
    draft: 'plain',
    approval_pending: 'warn',
    ordered: 'warn',
    in_progress: 'warn',
    collecting_data: 'warn',
    complete: 'good',
    no_record: 'good',
    failed: 'bad',
    cancelled: 'plain',
  },
  registrationStatus: { active: 'good', expired: 'bad', discharged: 'plain', subordinated: 'plain' },
  projectedFeeStatus: { projected: 'plain', realized: 'good', cancelled: 'plain' },
};

const isStage = (value: unknown): value is keyof (typeof stageColors)['light'] =>
  typeof value === 'string' && value in stageColors.light;

/**
 * The colour of a chip, or `undefined` where the choice is plain text. A status has its stage's colour: the eye reads the stage,
 * the words say the status.
 */
export function chipColor(
  vocabulary: string,
  value: string,
  record: Readonly<Record<string, unknown>>,
  mode: ColorMode,
): string | undefined {
  const colors = palettes[mode];
  if (vocabulary === 'stageName') return isStage(value) ? stageColors[mode][value] : colors.quiet;
  if (vocabulary === 'statusName') {
    const stage = record.stage ?? record.stageName;
    return isStage(stage) ? stageColors[mode][stage] : colors.quiet;
  }
  const tone = standings[vocabulary]?.[value] ?? (vocabulary in standings ? 'plain' : undefined);
  if (!tone) return undefined;
  return { plain: colors.quiet, good: colors.success, warn: colors.warning, bad: colors.danger }[tone];
}
