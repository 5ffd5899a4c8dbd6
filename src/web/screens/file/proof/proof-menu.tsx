import MenuItem from '@mui/material/MenuItem';
import type { Proof } from '#contract/lifecycles/proofs';
import { useWords } from '../../../i18n/words';
import { MenuButton } from '../../../parts/menu-button';

/** What documents of the file may prove, one to be recorded. */
export function ProofMenu({
  among,
  onChoose,
}: {
  among: readonly Proof[];
  onChoose: (proof: Proof) => void;
}) {
  const { t, choice } = useWords();
  return (
    <MenuButton label={t('fileTabs.proof.record')}>
      {(close) =>
        among.map((proof) => (
          <MenuItem
            key={proof}
            onClick={() => {
              close();
              onChoose(proof);
            }}
          >
            {choice('proof', proof)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
