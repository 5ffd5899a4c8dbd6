import type { KindName } from '#contract/fields';
import { fill } from '../../i18n/words';
import type { CellProps } from '../../kinds/people-half';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

export function LevelCell({ value, record }: CellProps<KindName>) {
  const { invoiceStatus, levelsNeeded } = record;
  if (invoiceStatus !== 'in_review' || typeof value !== 'number') return <span className="absent">–</span>;
  return <LevelWords level={value} needed={typeof levelsNeeded === 'number' ? levelsNeeded : value} />;
}

/** How far up the levels an invoice is, while it waits for one: `2 of 3, supervisor`. */
export function LevelWords({ level, needed }: { level: number; needed: number }) {
  const texts = useVendorInvoiceTexts();
  const who = texts.approvers[level as keyof typeof texts.approvers];
  return <span>{level === 0 ? who : fill(texts.levelOf, { level, needed, who })}</span>;
}
