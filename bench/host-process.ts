// A host as customers run it, in a process of its own, on the database that it is given. Says `ready <port>`.
import { pino } from 'pino';
import { openHouse } from '../src/server/open-house';
import { readSettings } from '../src/server/settings';

const settings = readSettings({ ...process.env, PORT: '0' });
const open = await openHouse(settings, pino({ level: 'error' }), () => undefined);
process.stdout.write(`ready ${open.port}\n`);
process.on('SIGTERM', () => void open.close().then(() => process.exit(0)));
