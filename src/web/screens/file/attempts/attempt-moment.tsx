import { provinceZones } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { Quiet } from '../../../kinds/cells/spans';
import { formatMoment, formatRelative } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { wallClock } from '../../../kinds/zone';

interface AttemptMomentProps {
  readonly at: string;
  readonly state: ValueOf<'province'>;
}

/** When something was tried, by the clock of the province that the time band goes by too; where it is another than the reader's, with its name. */
export function AttemptMoment({ at, state }: AttemptMomentProps) {
  const { locale } = useWords();
  const { user } = useSession();
  const now = useNow();
  const zone = provinceZones[state];
  const isElsewhere = wallClock(at, zone) !== wallClock(at, user?.timeZone);
  return (
    <time dateTime={at} title={formatMoment(at, locale, user?.timeZone, true)}>
      {formatMoment(at, locale, zone, isElsewhere)}
      <Quiet> · {formatRelative(at, locale, user?.timeZone, now)}</Quiet>
    </time>
  );
}
