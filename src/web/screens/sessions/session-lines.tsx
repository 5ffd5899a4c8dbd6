import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useWords } from '../../i18n/words';
import { useIdentity } from '../../identity/identity-context';
import { MomentCell } from '../../kinds/cells/time';
import { Failure } from '../../parts/failure';
import { failureText } from '../../parts/failure-text';
import { Line, Lines } from '../../parts/lines';
import { Sign } from '../../parts/sign';
import { WaitingLines } from '../../parts/waiting';
import { Quiet } from '../../parts/words-in-line';

interface OpenSession {
  readonly _id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly userAgent: string;
  readonly current: boolean;
}

/** `Mozilla/5.0 (X11; Linux x86_64) … Firefox/140.0` → `Firefox · Linux`. */
export function browserName(userAgent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(userAgent)?.[1];
  const system = /(Windows|iPhone|iPad|Android|Mac OS X|Linux)/.exec(userAgent)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  return [browser, system].flatMap((name) => (name ? [names[name] ?? name] : [])).join(' · ');
}

/** Every place where a person is signed in, oneself where none is named, and the way to end one. */
export function SessionLines({ userId }: { userId?: string }) {
  const words = useWords();
  const { t } = words;
  const { http } = useIdentity();
  const notify = useNotify();
  const sessions = useQuery({
    queryKey: ['desk', 'sessions', userId],
    queryFn: async () => {
      const { body } = await http.call('GET', '/desk/sessions', { query: userId ? { userId } : {} });
      return (body as { data: OpenSession[] }).data;
    },
  });
  const end = useMutation({
    mutationFn: (sessionId: string) => http.call('POST', '/desk/sessions/end', { body: { sessionId } }),
    onSuccess: () => notify(t('sessions.ended'), { type: 'success' }),
    onError: (error) => notify(failureText(error, words), { type: 'error' }),
    onSettled: () => sessions.refetch(),
  });
  return (
    <>
      {sessions.error && <Failure error={sessions.error} retry={() => void sessions.refetch()} />}
      {sessions.isPending && <WaitingLines height={38} />}
      {sessions.data?.length === 0 && <Quiet>{t('sessions.none')}</Quiet>}
      <Lines>
        {sessions.data?.map(({ _id, createdAt, lastSeenAt, userAgent, current }) => (
          <Line key={_id}>
            <Stack>
              <strong title={userAgent}>{browserName(userAgent) || t('sessions.unknown')}</strong>
              <Quiet>
                {t('sessions.since', { when: '' })} <MomentCell value={createdAt} place="row" />
                {' · '}
                {t('sessions.lastSeen', { when: '' })} <MomentCell value={lastSeenAt} place="row" />
              </Quiet>
            </Stack>
            {current ? (
              <Sign>{t('sessions.current')}</Sign>
            ) : (
              <Button disabled={end.isPending} onClick={() => end.mutate(_id)}>
                {t('sessions.end')}
              </Button>
            )}
          </Line>
        ))}
      </Lines>
    </>
  );
}
