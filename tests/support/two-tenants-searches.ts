import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import type { fillFields } from './canaries';

type Put = (resource: ResourceName, circle: string, name: string, values: object) => Promise<string>;
type Fill = (resource: ResourceName, circleOf: Parameters<typeof fillFields>[2]) => Record<string, unknown>;

/** Of each file what was searched for it, and who holds rights in what it is about: for its agency and its client, and no vendor. */
export async function fillSearches(
  put: Put,
  fill: Fill,
  { file, fileId, partyId, who }: { file: string; fileId: string; partyId: string; who: string },
): Promise<void> {
  const circle = `${file}.client`;
  const ordered = {
    fileId,
    status: 'complete',
    again: false,
    orderedBy: seedId('user', `${who}@demo.example`),
    orderedAt: '2026-10-02T12:00:00.000Z',
    problem: null,
  };
  const order = (
    name: 'vinSearch' | 'personDebtorSearch' | 'lienDischarge' | 'vhr',
    values: object,
  ): Promise<string> => put(name, circle, file, { ...fill(name, () => circle), ...ordered, ...values });
  await order('vinSearch', { jurisdictions: ['ON'] });
  await order('personDebtorSearch', {
    relatedPartyId: partyId,
    ...{ jurisdictions: ['ON'], searchMode: 'non_specific' },
  });
  await order('lienDischarge', { jurisdiction: 'ON' });
  await order('vhr', { product: 'verified', includeIcbc: false });
  await put('lienHolder', circle, file, { ...fill('lienHolder', () => circle), fileId });
}
