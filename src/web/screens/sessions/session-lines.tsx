import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useReadData } from '../../data/use-read';
import { useCommand } from '../../data/use-command';
import { useWords } from '../../i18n/words';
import { MomentCell } from '../../kinds/cells/time';
import { Awaited } from '../../parts/awaited';
import { Line, Lines } from '../../parts/lines';
import { Sign } from '../../parts/sign';
import { useDoing } from '../../parts/use-doing';
import { Quiet } from '../../parts/words-in-line';

/** `Mozilla/5.0 (X11; Linux x86_64) … Firefox/140.0` → `Firefox · Linux`. */
function browserName(userAgent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(userAgent)?.[1];
  const system = /(Windows|iPhone|iPad|Android|Mac OS X|Linux)/.exec(userAgent)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  return [browser, system].flatMap((name) => (name ? [names[name] ?? name] : [])).join(' · ');
}

/** Every place where a person is signed in, oneself where none is named, and the way to end one. */
export function SessionLines({ userId }: { userId?: string }) {
  const { t } = useWords();
  const endSession = useCommand('endSession');
  const { data, error, refetch } = useReadData(
    ['desk', 'sessions', userId],
    'listSessions',
    userId ? { userId } : {},
  );
  const { busy, run } = useDoing();
  const end = async (sessionId: string) => {
    await endSession({ sessionId }).finally(refetch);
    return t('sessions.ended');
  };
  return (
    <>
      <Awaited {...{ data, error, refetch }} />
      {data?.length === 0 && <Quiet>{t('sessions.none')}</Quiet>}
      <Lines>
        {data?.map(({ _id, createdAt, lastSeenAt, userAgent, current }) => (
          <Line key={_id}>
            <Stack>
              <strong title={userAgent ?? undefined}>
                {browserName(userAgent ?? '') || t('sessions.unknown')}
              </strong>
              <Quiet>
                {t('sessions.since', { when: '' })} <MomentCell value={createdAt} place="row" />
                {' · '}
                {t('sessions.lastSeen', { when: '' })} <MomentCell value={lastSeenAt} place="row" />
              </Quiet>
            </Stack>
            {current ? (
              <Sign>{t('sessions.current')}</Sign>
            ) : (
              <Button disabled={busy} onClick={() => run(() => end(_id))}>
                {t('sessions.end')}
              </Button>
            )}
          </Line>
        ))}
      </Lines>
    </>
  );
}
