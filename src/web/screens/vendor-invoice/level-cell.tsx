import type { KindName } from '#contract/fields';
import type { ScreenTexts } from '../../i18n/en/screens';
import { useTranslate } from '../../i18n/use-translate';
import type { CellProps } from '../../kinds/people-half';
import { Quiet } from '../../parts/words-in-line';

/** Where an invoice waits among its levels, and for whom, in a list. */
export function LevelCell({ value, record: { invoiceStatus, levelsNeeded } }: CellProps<KindName>) {
  if (invoiceStatus !== 'in_review' || typeof value !== 'number') return <Quiet>–</Quiet>;
  return <LevelWords level={value} needed={typeof levelsNeeded === 'number' ? levelsNeeded : value} />;
}

/** How far up the levels an invoice is, while it waits for one: `2 of 3 · Supervisor`. */
export function LevelWords({ level, needed }: { level: number; needed: number }) {
  const t = useTranslate();
  const who = t(approverOf(level));
  return <span>{level === 0 ? who : t('vendorInvoice.levelOf', { level, needed, who })}</span>;
}

const approverOf = (level: number) =>
  `vendorInvoice.approvers.${level as keyof ScreenTexts['vendorInvoice']['approvers']}` as const;
