import { useQuery } from '@tanstack/react-query';
import { networkCommands } from '#contract/commands/network';
import type { Brief } from '#contract/resources/index';
import { addressOf } from '../../data/calls';
import { recordPath } from '../../data/resource-paths';
import type { RecordProps } from '../../generated/slots';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { useIdentity, useSession } from '../../identity/identity-context';
import { FailedPart } from '../../parts/failure';
import { Line, Lines } from '../../parts/lines';
import { Section } from '../../parts/section';
import { TextLink } from '../../parts/text-link';
import { WaitingLines } from '../../parts/waiting';
import { Quiet } from '../../parts/words-in-line';

/** On the page of one's own company: the companies that stand on a file together with it. */
export function CoAssigned({ record }: RecordProps) {
  const t = useTranslate();
  const { choice } = useWords();
  const { http } = useIdentity();
  const { user } = useSession();
  const isOwn = record.id === user?.companyId;
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'coAssignedCompanies'],
    queryFn: async () => {
      const { method, path } = addressOf(networkCommands.listCoAssignedCompanies.call);
      const { body } = await http.call(method, path);
      return (body as { data: readonly Brief<'company'>[] }).data;
    },
    enabled: isOwn,
  });
  if (!isOwn) return null;
  return (
    <Section title={t('record.coAssigned')}>
      {error && <FailedPart title={t('file.stop.partFailed')} error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingLines />}
      {data?.length === 0 && <Quiet>{t('record.coAssignedNone')}</Quiet>}
      <Lines>
        {data?.map(({ _id, companyName, activityType, city, state }) => (
          <Line key={_id}>
            <TextLink to={recordPath('company', _id)}>{companyName}</TextLink>
            <Quiet>{[choice('activityType', activityType), city, state].filter(Boolean).join(' · ')}</Quiet>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
