import type { TextsOf } from '../texts-of';

/** The texts of what is owed, to be billed and held. */
export const moneyStanding = {
  title: 'Money',
  none: 'Nothing is owed, to be billed or held.',
  item: 'Item',
  count: 'How many',
  amount: 'Amount',
  sum: 'In all',
  groups: { owed: 'Receivables', billing: 'To be billed', trust: 'Trust', vendors: 'Payables' },
  figures: {
    notDue: 'Not due',
    due1to30: '1–30 days past due',
    due31to60: '31–60 days past due',
    due61to90: '61–90 days past due',
    dueOver90: 'Over 90 days past due',
    creditsNotUsed: 'Credits not used',
    toBill: 'Fees on no invoice, before taxes',
    inDraft: 'In draft',
    notSent: 'Issued and not sent',
    heldInTrust: 'Held in trust',
    toRemit: 'Receipts to remit',
    toDecide: 'To decide',
    toPost: 'To post',
    toPay: 'To pay',
  },
} as const;

export type MoneyStandingTexts = TextsOf<typeof moneyStanding>;
