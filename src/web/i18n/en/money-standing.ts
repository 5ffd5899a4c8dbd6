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
