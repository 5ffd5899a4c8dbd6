import type { PrintedCompany } from '../pdf/printed-company';

/** The number of the licence to collect that a company holds in a province on a day, `YYYY-MM-DD`; empty where it holds none. */
export function licenceNumber({ compliance }: PrintedCompany, province: string, today: string): string {
  const held = (compliance ?? []).find(
    ({ type, state, expiresOn }) =>
      type === 'collection_licence' && state === province && (!expiresOn || expiresOn >= today),
  );
  return held?.number ?? '';
}
