import { factsOf } from '#contract/lifecycles/proof-facts';
import type { Proof } from '#contract/lifecycles/proofs';
import { proofs } from '#contract/lifecycles/proofs';
import { flatFields } from '#contract/leaves';
import { isSame } from '../../../data/changed-fields';
import { readRecord } from '../../../data/record';
import { useCommand } from '../../../data/use-command';
import { useWords } from '../../../i18n/words';
import { valueAt, withValue } from '../../../parts/fields-at';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { useAdoptFile } from '../save-file';
import { documentOf } from './document-of';
import { trusteeAsked, trusteeTyped } from './trustee';

type Values = Record<string, unknown>;

/** Records what a document of the file proves: what a gate goes by is asked for here, and nowhere else. */
export function ProofDialog({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const file = useFileRecord();
  const words = useWords();
  const { t, choice } = words;
  const isOfInsolvency = proof === 'insolvency_search';
  const recordProof = useCommand('recordProof');
  const adopt = useAdoptFile();
  const { documents, spares = [] } = proofs[proof];
  const facts = flatFields(factsOf(proof));
  // What is asked as yes or no begins with no.
  const known = ([path, { kind }]: (typeof facts)[number]) =>
    valueAt(file, path) ?? (kind === 'flag' ? false : null);
  const kinds = documents.map((document) => choice('documentType', document)).join(', ');

  const onSave = async ({ documentId, ...given }: Values) => {
    // What may be left out is sent only where it says something new.
    const said = facts.filter(
      ([path]) => !spares.includes(path) || !isSame(valueAt(given, path), valueAt(file, path)),
    );
    const sent = said.reduce<Values>((all, [path]) => withValue(all, path, valueAt(given, path) ?? null), {});
    const record = {
      ...{ fileId: file.id, proof, documentId: documentId as string, facts: sent as never },
      ...(isOfInsolvency && trusteeTyped(given)),
    };
    adopt(readRecord(await recordProof(record)));
    return t('fileTabs.proof.saved');
  };

  return (
    <FieldsDialog
      title={t('fileTabs.proof.title', { proof: choice('proof', proof) })}
      lead={t('fileTabs.proof.lead')}
      resource="file"
      asked={[
        ...facts.map(([path, field]) => ({ path, field, needed: !spares.includes(path) })),
        ...(isOfInsolvency ? trusteeAsked(words) : []),
        documentOf(t('fileTabs.proof.document'), t('fileTabs.proof.documents', { kinds }), documents),
      ]}
      values={facts.reduce<Values>((all, fact) => withValue(all, fact[0], known(fact)), {
        fileId: file.id,
        documentId: null,
      })}
      save={t('fileTabs.proof.save')}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
