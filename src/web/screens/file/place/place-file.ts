import { useDataProvider } from 'react-admin';
import { useRef, useState } from 'react';
import type { DeskRecord } from '../../../data/record';
import { refusedBody } from '../../../data/refused';
import { resourcePaths } from '../../../data/resource-paths';
import { useFailure } from '../../failure';
import type { Placing } from './placing';
import { fileDraft, partyDraft } from './placing';

/** A file that was placed, without the debtor where that failed; `reason` says why. */
export interface Placed {
  readonly file: DeskRecord & { readonly ref: string };
  readonly reason?: string;
}

/** What kept the file from being placed: problems by field, and a sentence; a second file for the account names the first. */
export class PlacingRefused extends Error {
  constructor(
    message: string,
    readonly errors: Readonly<Record<string, string>>,
    readonly duplicate: { readonly id: string; readonly ref: string } | undefined,
  ) {
    super(message);
  }
}

/**
 * Places a file and then its debtor. A try again never makes a second file: while the debtor is missing, only the debtor is sent,
 * and one form has one key.
 */
export function usePlaceFile() {
  const dataProvider = useDataProvider();
  const explain = useFailure();
  const key = useRef(crypto.randomUUID());
  const [placed, setPlaced] = useState<Placed | null>(null);

  const place = async (placing: Placing): Promise<Placed> => {
    const file = placed?.file ?? (await placeFile(placing));
    try {
      await dataProvider.create(resourcePaths.relatedParty, { data: partyDraft(placing, file.id) });
      setPlaced(null);
      return { file };
    } catch (error) {
      const half = { file, reason: explain(error) };
      setPlaced(half);
      return half;
    }
  };

  async function placeFile(placing: Placing): Promise<Placed['file']> {
    try {
      const { data } = await dataProvider.create(resourcePaths.file, {
        data: fileDraft(placing),
        meta: { idempotencyKey: key.current },
      });
      return data as Placed['file'];
    } catch (error) {
      key.current = crypto.randomUUID();
      const { errors = {}, existing } = refusedBody(error) ?? {};
      const duplicate = existing && { id: existing.id, ref: String(existing.ref) };
      throw new PlacingRefused(explain(error), errors, duplicate);
    }
  }

  const again = () => {
    key.current = crypto.randomUUID();
    setPlaced(null);
  };
  return { place, placed, again };
}
