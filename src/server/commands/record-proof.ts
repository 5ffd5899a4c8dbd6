import { flatFields, valuesAt } from '#contract/leaves';
import type { Fields } from '#contract/fields';
import { factsOf } from '#contract/lifecycles/proof-facts';
import { mayProve, proofs } from '#contract/lifecycles/proofs';
import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import { readBody } from '#contract/shapes';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { checkFieldGroups } from '../records/field-groups';
import { holdToAction } from '../records/hold-to-action';
import { checkReferences } from '../records/references';
import { answerWhole, showWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { may } from '../request/rights';
import { checkFacts } from '../rules/file/check-facts';
import { derivedOfFile } from '../rules/file/file-change';
import { documentOnFile } from '../rules/file/document-on-file';
import { lookAgain } from '../rules/file/look-again';
import { lookAtDays } from '../rules/file/said-after-written';
import { checkTrustee, nameTrustee } from '../rules/related-party/name-trustee';
import type { Handler } from './handler';

/** Records what a document of a file proves: the facts that its gates go by, with the document and who read it. */
export const recordProof: Handler<'recordProof'> = (context, { fileId, proof, documentId, facts, trustee }) =>
  inTransaction(context, async (context) => {
    const { caller } = context;
    const holds = (): boolean => may(caller, 'file', 'overrideGate');
    if (!mayProve(proof, sideOf(caller.activityType), holds))
      throw new Problem('FORBIDDEN', { message: sentence('files.proofNotYours', { proof }) });
    const fields = factsOf(proof);
    const read = readBody(fields, 'draft', facts ?? {}, context.now);
    await checkReferences(context, fields, read, { on: [fileId] });
    const given = proofs[proof].sets.filter((path) => valuesAt(read, path).some((value) => value !== null));
    checkFieldGroups(caller, 'file', Object.fromEntries(given.map((path) => [path, true])));
    if (trustee) checkTrustee(trustee, read.insolvencyStatus);
    let document: Recorded<'document'> | undefined;
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      holdToAction(context, 'file', file, 'edit');
      document = await documentOnFile(context, fileId, documentId, proofs[proof].documents);
      const proved = joined(file, read);
      await checkFacts(context, proof, file, read, document);
      const at = context.now.toISOString();
      return {
        ...proved,
        ...derivedOfFile({ ...file, ...proved }),
        lastActivityDate: at,
        proofs: [...(file.proofs ?? []), { proof, documentId, userId: caller.userId, at }],
      };
    });
    const [gate] = proofs[proof].opens;
    if (gate && proofs[proof].right) await lookAgain(context, after, gate);
    if (document)
      await lookAtDays(context, after, document, [document.orderDate, ...daysThatWere(fields, read)]);
    if (!trustee) return { body: await answerWhole(context, 'file', after) };
    await nameTrustee(context, fileId, trustee);
    return { body: await showWhole(context, 'file', fileId) };
  });

/** The days on which something came to pass, of what is said. */
const daysThatWere = (fields: Fields, said: object): unknown[] =>
  flatFields(fields)
    .filter(([, field]) => field.kind === 'date' && field.past)
    .flatMap(([path]) => valuesAt(said, path));

// What it says of a part stands beside the rest of that part; what it leaves out stays as it was.
function joined(file: Recorded<'file'>, facts: Readonly<Record<string, unknown>>): Partial<Recorded<'file'>> {
  const all = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    all.map(([name, value]) => {
      const before = file[name as keyof Recorded<'file'>] as object | null;
      const isPart = typeof value === 'object' && !Array.isArray(value);
      return [name, isPart ? { ...before, ...(value as object) } : value];
    }),
  );
}
