import { hasVinCheckDigit, isVin } from '#contract/vin';
import { isMasked } from '../../../kinds/format';
import { CopyButton } from '../../../parts/copy-button';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';

/** A serial number to be read aloud and copied, with the word of its check digit where it is a VIN. */
export function VinText({ serial }: { serial: string }) {
  const t = useTranslate();
  const right = isVin(serial) ? hasVinCheckDigit(serial) : undefined;
  return (
    <span className="vin">
      <span className="vin-text">{serial}</span>
      {right !== undefined && (
        <span
          className={right ? 'vin-mark vin-right' : 'vin-mark vin-doubt'}
          role="img"
          aria-label={right ? t('file.vinRight') : t('file.vinDoubt')}
          title={right ? t('file.vinRight') : t('file.vinDoubt')}
        >
          <Icon name={right ? 'check' : 'alert'} />
        </span>
      )}
      {!isMasked(serial) && <CopyButton text={serial} label="file.copy" done="file.copied" />}
    </span>
  );
}
