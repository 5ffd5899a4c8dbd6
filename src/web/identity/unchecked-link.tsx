import { useAccountTexts } from './account-texts';
import { useIdentityTexts } from './identity-context';
import { PageFrame } from './page-frame';
import { failureSentence } from './toast';

interface UncheckedLinkProps {
  readonly title: string;
  readonly failure: unknown;
  readonly onAgain: () => void;
}

/** What stands where the host could not be asked what a mailed link is good for: why, and asking again. */
export function UncheckedLink({ title, failure, onAgain }: UncheckedLinkProps) {
  const account = useAccountTexts();
  return (
    <PageFrame title={title} lead={failureSentence(failure, useIdentityTexts())}>
      <button type="button" className="button button-main" onClick={onAgain}>
        {account.tryAgain}
      </button>
    </PageFrame>
  );
}
