import { identitySentences } from '#contract/words/fr/sentences/identity';
import { problemSentences } from '#contract/words/fr/sentences/problems';
import { plainReader } from '#contract/words/sentence-words';

/** What the host says on the pages around signing in, in French. */
export const readInFrench = plainReader({ ...identitySentences, ...problemSentences });
