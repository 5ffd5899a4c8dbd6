// Prints what is generated from the declarations under docs/printed, or with --check says where the print is out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApi } from '../src/contract/openapi/openapi';
import { routesOf } from '../src/server/routes';
import { roleKeys } from '../src/contract/roles/role-keys';
import { permissionsOf } from '../src/contract/roles/seeded-roles';

const folder = path.resolve(import.meta.dirname, '../docs/printed');
const { version } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

function calls(): string {
  const routes = routesOf({ seeding: true, demo: true });
  const lines = routes
    .map(
      ({ method, path: url, right, attended }) =>
        `| ${method} | \`${url}\` | \`${right}\` | ${attended ? '' : 'unattended'} |`,
    )
    .sort();
  const own = routesOf({ seeding: true, demo: false }).filter(({ path: url }) => url.startsWith('/desk/'));
  return `# Every call\n\n${own.length} are the desk's own, under \`/desk/\`.\n\n| method | path under /api | right | |\n|---|---|---|---|\n${lines.join('\n')}\n`;
}

function roles(): string {
  const sections = roleKeys.map((key) => {
    const lines = permissionsOf(key).map(({ resource, actions, limited }) => {
      const words = actions.map((action) => (limited?.includes(action) ? `${action} (limited)` : action));
      return `| ${resource} | ${words.join(', ')} |`;
    });
    return `## ${key}\n\n| resource | actions |\n|---|---|\n${lines.join('\n')}\n`;
  });
  return `# What each role may do\n\n${sections.join('\n')}`;
}

const printed = {
  'openapi.json': `${JSON.stringify(openApi(version), null, 1)}\n`,
  'calls.md': calls(),
  'roles.md': roles(),
};
const check = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(printed)) {
  const file = path.join(folder, name);
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`docs/printed/${name} is out of date; run: npm run print\n`);
    process.exitCode = 1;
  }
}
