import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { sendForm } from '../../support/job';
import { lenderFile, placing } from '../../support/lender-file';
import { signIn } from '../../support/person';

it('says of a lender that is not the caller’s who it is, in either language', async () => {
  const host = await startHost({ jobs: true });
  const stranger = await signIn(host, 'lender_b_supervisor');
  const said = async (language: string, lender = 'lender-a') => {
    const path = `/file/processor/${lender}/incoming/trigger`;
    const { status, body } = await stranger.call('GET', path, undefined, { 'accept-language': language });
    expect(status).toBe(404);
    return body.message;
  };
  expect(await said('en')).toBe('Lender A is no lender that you place files for.');
  expect(await said('fr')).toBe('Le prêteur A n’est pas un prêteur pour lequel vous confiez des dossiers.');
  expect(await said('en', 'cibc')).toBe('CIBC is no lender that you place files for.');
});

it('says of a lender that leaves its files in its folder that none is brought by hand', async () => {
  const host = await startHost({ jobs: true });
  const file = { name: 'a.csv', bytes: lenderFile([placing('90050001')]) };
  const url = '/file/processor/cibc/incoming/upload';
  const { status, body } = await sendForm(host, await signIn(host, 'administrator'), url, {}, file);
  expect(status).toBe(404);
  expect(body.message).toMatch(/leaves its files in its drop folder: none is brought by hand\.$/);
});
