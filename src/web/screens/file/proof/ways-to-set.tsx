import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { clockFields } from '#contract/clocks/file-clocks';
import type { Proof } from '#contract/lifecycles/proofs';
import { proofsOf } from '#contract/lifecycles/proofs';
import { useWords } from '../../../i18n/words';
import { ServiceDialog } from '../reckoning/service-dialog';
import { useMayServe } from '../reckoning/use-may-serve';
import { ProofDialog } from './proof-dialog';
import { SaleActs } from './sale-acts';
import { useProofs } from './use-proofs';

const clocks: ReadonlySet<string> = new Set(clockFields);

/** What a move needs and nobody types: named, each with the way that sets it. */
export function WaysToSet({ paths }: { paths: readonly string[] }) {
  const { t, label, choice } = useWords();
  const all = useProofs();
  const [recording, setRecording] = useState<Proof | null>(null);
  const [serving, setServing] = useState(false);
  const mayServe = useMayServe();
  if (paths.length === 0) return null;
  const ways = all.filter((name) => paths.some((path) => proofsOf(path).includes(name)));
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('fileTabs.proof.first', { fields: paths.map((path) => label('file', path)).join(', ') })}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {ways.map((name) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => setRecording(name)}
            // Some say a sentence, which a phone shows in two lines.
            sx={{ height: 'auto', minHeight: 32, py: 0.5, lineHeight: 1.3, whiteSpace: 'normal' }}
          >
            {choice('proof', name)}
          </Button>
        ))}
      </Stack>
      {paths.some((path) => path.startsWith('remarketing.')) && <SaleActs />}
      {mayServe && paths.some((path) => clocks.has(path)) && (
        <Button variant="outlined" onClick={() => setServing(true)} sx={{ mt: 1 }}>
          {t('fileTabs.reckoning.record')}
        </Button>
      )}
      {serving && <ServiceDialog onClose={() => setServing(false)} />}
      {recording && <ProofDialog proof={recording} onClose={() => setRecording(null)} />}
    </Alert>
  );
}
