import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Line, Lines } from '../../parts/lines';
import { Quiet } from '../../parts/words-in-line';
import { useReadData } from '../../data/use-read';
import { Failure } from '../../parts/failure';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { Sign } from '../../parts/sign';
import { useDoing } from '../../parts/use-doing';
import { WaitingLines } from '../../parts/waiting';
import { useIdentity } from '../../identity/identity-context';
import { useTranslate } from '../../i18n/use-translate';
import { MomentCell } from '../../kinds/cells/time';

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

/** Every place where the person is signed in, and the way to end one. */
export function SessionsPage() {
  const t = useTranslate();
  const { http } = useIdentity();
  const sessions = useReadData<OpenSession[]>(['desk', 'sessions'], '/desk/sessions');
  const { busy, run } = useDoing();
  const end = async (sessionId: string) => {
    await http.call('POST', '/desk/sessions/end', { body: { sessionId } });
    return t('sessions.ended');
  };
  return (
    <Page>
      <PageHead title={t('sessions.title')} lead={t('sessions.lead')} />
      {sessions.error && <Failure error={sessions.error} retry={() => void sessions.refetch()} />}
      {sessions.isPending && <WaitingLines height={38} />}
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
              <Button disabled={busy} onClick={() => run(() => end(_id).finally(sessions.refetch))}>
                {t('sessions.end')}
              </Button>
            )}
          </Line>
        ))}
      </Lines>
    </Page>
  );
}
