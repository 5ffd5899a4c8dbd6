import { hasVinCheckDigit, isVin } from '#contract/vin';
import { isMasked } from '../../../kinds/format';
import { CopyButton } from '../../copy-button';
import { Icon } from '../../../frame/icon';
import { useFileTexts } from '../file-texts';

/** A serial number to be read aloud and copied, with the word of its check digit where it is a VIN. */
export function VinText({ serial }: { serial: string }) {
  const texts = useFileTexts();
  const right = isVin(serial) ? hasVinCheckDigit(serial) : undefined;
  return (
    <span className="vin">
      <span className="vin-text">{serial}</span>
      {right !== undefined && (
        <span
          className={right ? 'vin-mark vin-right' : 'vin-mark vin-doubt'}
          role="img"
          aria-label={right ? texts.vinRight : texts.vinDoubt}
          title={right ? texts.vinRight : texts.vinDoubt}
        >
          <Icon name={right ? 'check' : 'alert'} />
        </span>
      )}
      {!isMasked(serial) && <CopyButton text={serial} label={texts.copy} done={texts.copied} />}
    </span>
  );
}
