import Button from '@mui/material/Button';
import { useWords } from '../../../i18n/words';
import { useDoing } from '../../../parts/use-doing';
import { useFileRecord } from '../file-record';
import { useCandidates, usePropose, useWhyNot } from './propose';
import type { Warned } from './warnings-dialog';

/** Gives the file in one click to the company that the client's files of its province usually go to. */
export function ProposeUsual({ onWarned }: { onWarned: (warned: Warned) => void }) {
  const file = useFileRecord();
  const { t } = useWords();
  const whyNot = useWhyNot();
  const propose = usePropose(file.id);
  const { busy, run } = useDoing();
  const { data } = useCandidates(file.id, { activityType: 'bailiff', state: file.state });
  const usual = data?.find((candidate) => candidate.isUsual && whyNot(candidate) === undefined);
  if (!usual) return null;
  const go = () =>
    void run(async () => {
      const told = await propose(usual);
      if (typeof told === 'string') return told;
      onWarned(told);
      return undefined;
    });
  return (
    <Button variant="contained" color="primary" loading={busy} onClick={go}>
      {t('file.assignments.save', { name: usual.companyName })}
    </Button>
  );
}
