import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';

/** Says where the accounts are no real ones. */
export function ProviderMark({ provider }: { provider: string | null }) {
  const t = useTranslate();
  if (provider !== 'sandbox') return null;
  return (
    <span className="sign sign-outside" title={t('vendorInvoice.sandboxHelp')}>
      <Icon name="alert" /> {t('vendorInvoice.sandbox')}
    </span>
  );
}
