import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useQueryClient } from '@tanstack/react-query';
import { noticeWay } from '#contract/vocabularies/user';
import { useCommand } from '../../data/use-command';
import { useRead } from '../../data/use-read';
import { useWords } from '../../i18n/words';
import { Awaited } from '../../parts/awaited';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { useDoing } from '../../parts/use-doing';
import { Small } from '../../parts/words-in-line';

const key = ['desk', 'notices'] as const;

/** How a person hears of what waits for them. */
export function NoticesPage() {
  const { t, choice } = useWords();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useRead(key, 'showNotices', {});
  const set = useCommand('setNotices');
  const { busy, run } = useDoing();
  const choose = (way: (typeof noticeWay)[number]) =>
    void run(async () => {
      await set({ way });
      queryClient.setQueryData(key, { way });
      return t('notices.kept');
    });
  return (
    <Page>
      <PageHead title={t('notices.title')} lead={t('notices.lead')} />
      <Awaited data={data} error={error} refetch={refetch} />
      {data && (
        <FormControl disabled={busy}>
          <FormLabel id="notices-ways">{t('notices.ways')}</FormLabel>
          <RadioGroup aria-labelledby="notices-ways" value={data.way}>
            {noticeWay.map((way) => (
              <FormControlLabel
                key={way}
                value={way}
                control={<Radio />}
                sx={{ alignItems: 'flex-start', mt: 1 }}
                label={
                  <>
                    {choice('noticeWay', way)}
                    <Small>{t(`notices.${way}`)}</Small>
                  </>
                }
                onChange={() => choose(way)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    </Page>
  );
}
