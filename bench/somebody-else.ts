// Asks a host again and again whether it is there, and says how long the longest answer took between "begin" and "end".
import { Agent, request } from 'node:http';

const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let asked = 0;

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
      response.resume();
      response.on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

process.on('message', (word) => {
  if (word === 'begin') {
    longest = 0;
    asked = 0;
    process.send?.('began');
  } else finish();
});

/** Says it once what was under way has been answered, and at least one more. */
function finish(): void {
  const before = asked;
  const wait = setInterval(() => {
    if (asked < before + 2) return;
    clearInterval(wait);
    process.send?.(longest);
  }, 1);
}

process.on('disconnect', () => process.exit());
await ask();
process.send?.('ready');
for (;;) {
  const began = performance.now();
  await ask();
  longest = Math.max(longest, performance.now() - began);
  asked += 1;
  await new Promise((resolve) => setTimeout(resolve, 2));
}
