// Finds a Chromium for the journeys, or gets one, and says plainly what it did.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  // Draws on no screen, and does the same in six sevenths of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium. Ends the process with a sentence where there is none and none can be had. */
export function findChromium() {
  const found = existing();
  if (found) return say(`Browser: ${found}`, found);
  for (const { what, command } of ways()) {
    process.stdout.write(`No Chromium found; getting one: ${what}\n`);
    const { status } = spawnSync('sh', ['-c', command], { stdio: 'inherit' });
    const got = status === 0 ? existing() : undefined;
    if (got) return say(`Browser: ${got} (just installed)`, got);
  }
  process.stderr.write(
    'No Chromium could be found or installed. Install one and set CHROMIUM to its path.\n',
  );
  process.exit(1);
}

function say(line, found) {
  process.stdout.write(`${line}\n`);
  return found;
}

function existing() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return usual.find((file) => existsSync(file)) ?? playwrights();
}

function playwrights() {
  const { stdout } = spawnSync(
    process.execPath,
    ['-e', "console.log(require('@playwright/test').chromium.executablePath())"],
    {
      encoding: 'utf8',
    },
  );
  const file = stdout.trim();
  return file && existsSync(file) ? file : undefined;
}

function ways() {
  const root = process.getuid?.() === 0;
  const apt = existsSync('/usr/bin/apt-get');
  return [
    ...(root && apt
      ? ['chromium-headless-shell', 'chromium'].map((one) => ({
          what: `apt-get install ${one}`,
          command: `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${one} fonts-liberation >/dev/null`,
        }))
      : []),
    {
      what: 'npx playwright install chromium',
      command: `npx playwright install chromium${root ? ' --with-deps' : ''}`,
    },
  ];
}
