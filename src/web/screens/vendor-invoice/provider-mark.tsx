import { Icon } from '../../frame/icon';
import { useVendorInvoiceTexts } from './vendor-invoice-texts';

/** Says where the accounts are no real ones. */
export function ProviderMark({ provider }: { provider: string | null }) {
  const texts = useVendorInvoiceTexts();
  if (provider !== 'sandbox') return null;
  return (
    <span className="sign sign-outside" title={texts.sandboxHelp}>
      <Icon name="alert" /> {texts.sandbox}
    </span>
  );
}
