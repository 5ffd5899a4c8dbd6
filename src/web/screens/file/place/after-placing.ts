import { callCommand } from '../../../http/call-command';
import { useIdentity, useSession } from '../../../identity/identity-context';
import { sendDocument } from '../../document/document-calls';
import { useFailure } from '../../failure';

/** What is done with a file once it is there. */
export interface AfterPlacing {
  readonly assignsMe: boolean;
  readonly documents: readonly File[];
}

/** Assigns who placed a file to it, and sends its authorization. The file stands whatever becomes of them: what failed is answered. */
export function useAfterPlacing(): (fileId: string, after: AfterPlacing) => Promise<readonly string[]> {
  const { http } = useIdentity();
  const { user } = useSession();
  const explain = useFailure();
  return async (fileId, { assignsMe, documents }) => {
    const assign = () =>
      callCommand(http, 'assignUsers', { fileId, userIds: user ? [user._id] : [], mode: 'add' });
    const send = (document: File) =>
      sendDocument(
        http,
        { fileIds: [fileId] },
        document,
        { documentType: 'repossession_authorization' },
        crypto.randomUUID(),
        () => undefined,
      );
    const failures: string[] = [];
    // One after the other: a slow line is not shared.
    for (const act of [
      ...(assignsMe && user ? [assign] : []),
      ...documents.map((document) => () => send(document)),
    ])
      await act().catch((error: unknown) => failures.push(explain(error)));
    return failures;
  };
}
