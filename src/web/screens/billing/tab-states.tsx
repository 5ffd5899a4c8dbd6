import { Standstill } from '../../generated/list-states';
import { useBillingTexts } from './billing-texts';

/** A part of a file that could not be loaded, and the way to try again. */
export function PartFailed({ onAgain }: { onAgain: () => void }) {
  const texts = useBillingTexts();
  return (
    <Standstill title={texts.failed} lead="">
      <button type="button" className="button" onClick={onAgain}>
        {texts.again}
      </button>
    </Standstill>
  );
}
