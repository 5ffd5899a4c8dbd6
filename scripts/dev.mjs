// The host, started again at each change of its sources, and the web app, changed in the open page. Ctrl-C ends both.
import { spawn } from 'node:child_process';

const port = process.env.API_PORT ?? '3001';
const env = {
  ...process.env,
  PORT: port,
  API_PORT: port,
  PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
};
const runs = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'src/server/main.ts'], { env, stdio: 'inherit' }),
  spawn('npx', ['vite'], { env, stdio: 'inherit' }),
];
for (const run of runs) run.on('exit', () => runs.forEach((other) => other.kill('SIGTERM')));
process.on('SIGINT', () => undefined);
