import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings';

const secret = 'q7Vx2mPz9KcT4rWb8NdY1sLf6HgJ3aRe';

describe('the settings', () => {
  it('serve a newcomer on this machine, with demo data, without being set', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      demo: true,
      seeding: true,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
    });
    expect(readSettings({}).dataDir).toMatch(/data$/);
  });

  it('keep demo data, whose passwords are public, from the network unless it is said in so many words', () => {
    expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(/DEMO=off/);
    expect(readSettings({ HOST: '0.0.0.0', DEMO: 'public' }).demo).toBe(true);
    expect(readSettings({ HOST: '0.0.0.0', DEMO: 'off' })).toMatchObject({ demo: false, seeding: false });
    expect(readSettings({ DEMO: 'off', ALLOW_SEED: 'on' }).seeding).toBe(true);
  });

  it('ask hosts that share a database for the secret that they share', () => {
    const shared = { DATABASE_URL: 'postgres://desk@db/desk', DEMO: 'off' };
    expect(() => readSettings(shared)).toThrow(/SESSION_SECRET/);
    expect(readSettings({ ...shared, SESSION_SECRET: secret }).secret).toBe(secret);
  });

  it.each(['short', 'a'.repeat(40), `change-me-${secret}`, `example ${secret}`, `my secret ${secret}`])(
    'refuse the secret %s',
    (weak) => expect(() => readSettings({ SESSION_SECRET: weak })).toThrow(/32 random characters/),
  );

  it.each(['x', '-1', '70000', '80.5'])('refuse the port %s', (PORT) =>
    expect(() => readSettings({ PORT })).toThrow(/PORT/),
  );
});
