import { seedId } from '#server/seed/seed-id';
import { homes } from './two-tenants-cast';
import type { Filing } from './two-tenants-documents';

/** An attempt of the agency's own people, which those who work for it are not told of. */
export async function addAttempts({ one, agent, fileId, fill, put, circle }: Filing): Promise<void> {
  await put('attempt', circle('client'), `${one.name} kept`, {
    ...fill('attempt', () => circle('client')),
    fileId,
    outcome: 'no_contact',
    timeBand: '09-17',
    companyId: seedId('company', homes[agent] ?? ''),
    agentUserId: seedId('user', `${agent}@demo.example`),
    at: '2026-10-01T12:00:00.000Z',
    addressRelatedPartyId: null,
    latitude: 43.65,
    longitude: -79.38,
    photos: null,
  });
}
