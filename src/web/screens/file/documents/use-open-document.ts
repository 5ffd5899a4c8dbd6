import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DocumentRow } from '../../document/document-list';

/** Under which the address of the page names the document that is open on it. */
const parameter = 'document';
/** On a step of the browser's that was taken to open a document here: the step before it is the list. */
const opened = 'openedHere';

/**
 * The document that the address of the page opens in place, so that it can be sent to somebody, and the browser's way back closes it.
 * `isMissing`: the address names one that is not there for this person.
 */
export function useOpenDocument(rows: readonly DocumentRow[]) {
  const [address] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = address.get(parameter);
  const row = rows.find((one) => one.id === id);
  const isOpenedHere = (state as Record<string, unknown> | null)?.[opened] === true;
  const at = useCallback(
    (one: string | null) => {
      const next = new URLSearchParams(address);
      if (one === null) next.delete(parameter);
      else next.set(parameter, one);
      return { search: next.toString() };
    },
    [address],
  );
  const open = useCallback(
    (one: DocumentRow) => void navigate(at(one.id), { state: { [opened]: true }, preventScrollReset: true }),
    [at, navigate],
  );
  // The pictures beside it are looked through on one step: the way back leads to the list, not through each.
  const turn = useCallback(
    (one: DocumentRow) => void navigate(at(one.id), { replace: true, state: state as unknown }),
    [at, navigate, state],
  );
  const close = useCallback(
    () => void (isOpenedHere ? navigate(-1) : navigate(at(null), { replace: true })),
    [at, isOpenedHere, navigate],
  );
  return { row, isMissing: id !== null && !row, open, turn, close };
}
