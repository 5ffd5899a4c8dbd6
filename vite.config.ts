import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const sources = (paths: string[]) => new RegExp(`[\\\\/]src[\\\\/](?:${paths.join('|')})`);
const packages = (names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);
/** What of the packages only forms and single screens need, which travels with those. */
const later = new RegExp(
  [
    '@mui/material/esm/(?:Accordion|Autocomplete|useAutocomplete|Radio|Step|ToggleButton)',
    'react-hook-form/',
    'ra-ui-materialui/dist/(?:auth|form|input)/',
    'ra-ui-materialui/dist/button/(?:Delete|Save)',
    'ra-core/dist/form/',
    'ra-core/dist/controller/(?:input|create|edit|show|saveContext)/',
    'ra-core/dist/controller/button/useDelete',
  ].join('|'),
);
const early = (test: RegExp) => (id: string) => test.test(id) && !later.test(id.replaceAll('\\', '/'));

/**
 * Names the chunks of the admin application in the page, and those of each language's words: the sign-in page fetches the former ahead
 * (`<link rel="prefetch">`) once a person can type, without running them, and `before-paint.js` all of them for who is signed in.
 */
function warmAdminChunks(): Plugin {
  return {
    name: 'warm-admin-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter(
          (part): part is Rolldown.OutputChunk => part.type === 'chunk',
        );
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const reach = (from: string[], seen = new Set<string>()): Set<string> => {
          for (const name of from) {
            if (seen.has(name)) continue;
            seen.add(name);
            reach(byName.get(name)?.imports ?? [], seen);
          }
          return seen;
        };
        const first = reach(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
        const admin = chunks.filter((chunk) =>
          /\/src\/web\/(?:admin-app|identity\/(?:signed-in|code-step))\.tsx$/.test(
            chunk.facadeModuleId ?? '',
          ),
        );
        const beyond = (from: Rolldown.OutputChunk[], known: Set<string>) =>
          [...reach(from.map((chunk) => chunk.fileName))].filter((name) => !known.has(name));
        const warm = beyond(admin, first);
        const words = (language: string) =>
          beyond(
            chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(`/src/web/i18n/${language}/words.ts`)),
            new Set([...first, ...warm]),
          );
        const said = (names: string[]) => names.map((name) => `/${name}`).join(' ');
        // Before what reads it.
        return html.replace(
          '<script src="/before-paint.js">',
          `<meta name="warm" content="${said(warm)}" data-en="${said(words('en'))}" data-fr="${said(words('fr'))}" />\n    $&`,
        );
      },
    },
  };
}

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;
const proxy = {
  '/api': { target: api },
  '/socket.io': { target: api, ws: true },
  '/healthz': { target: api },
};

export default defineConfig({
  plugins: [react(), warmAdminChunks()],
  publicDir: 'src/web/public',
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    sourcemap: 'hidden',
    manifest: true,
    // Where a browser fetches nothing ahead by it, it fetches when it comes to it: that needs no program.
    modulePreload: { polyfill: false },
    // Nothing may travel as a data: address but what the policy's img-src allows; fonts never.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Packages are listed one by one: a catch-all "vendor" group pulls lazy parts into the first page.
        codeSplitting: {
          groups: [
            { name: 'react', test: packages(['react', 'react-dom', 'scheduler']), priority: 30 },
            {
              name: 'mui',
              test: early(
                packages([
                  '@mui/(?:material|system|utils|styled-engine|private-theming|icons-material)',
                  '@emotion/[^\\\\/]+',
                  '@popperjs/[^\\\\/]+',
                  'stylis',
                  'react-transition-group',
                  'clsx',
                ]),
              ),
              priority: 20,
            },
            {
              name: 'ra',
              test: early(
                packages([
                  'react-admin',
                  'ra-core',
                  'ra-ui-materialui',
                  'ra-i18n-polyglot',
                  '@tanstack/[^\\\\/]+',
                  'react-router',
                  'react-router-dom',
                  'react-hook-form',
                  'lodash',
                  'inflection',
                  'query-string',
                ]),
              ),
              priority: 10,
            },
            // What always travels together travels as one: each answer has a head of its own, and small ones pack badly.
            { name: 'first', tags: ['$initial'], priority: 25 },
            {
              name: 'second-step',
              test: sources([
                'web/identity/(?:code-step|code-field|signed-in|renewal-dialog|inactivity|expire-session|account-texts)',
                'web/i18n/../account',
              ]),
              priority: 5,
            },
            {
              name: 'desk',
              test: sources([
                'contract/(?:kinds/(?!schema|yup-locale)|resources?|vocabularies/)',
                'web/data/',
                'web/kinds/(?!inputs/|filters/|asking|declared-input)',
                'web/frame/(?:dialog|drag-by)',
                'web/generated/(?:layouts/|record-link)',
                'web/parts/(?:failure|mixed-box|page-head|page-title|standstill|text-link|tick)',
                'web/theme/tokens',
              ]),
              priority: 5,
            },
            {
              name: 'list',
              test: sources([
                'web/generated/(?:generated-list|list-|columns|shown-columns|filter-(?:bar|groups|words|panel)|add-filter)',
                'web/generated/(?:empty-list|failed-list|waiting-rows|bulk-bar|view-|saved-views|row-cell|select-column)',
                'web/generated/(?:column-choice|delete-many|buckets)',
                'web/screens/file/list/(?:file-slots|file-marks|file-bulk|who-moves)',
                'contract/lifecycles/(?:who-moves|file-status)',
              ]),
              priority: 4,
            },
          ],
        },
      },
    },
  },
  test: {
    // A test that waits for the database leaves its processor to another.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          // What the browser asks of the host is tried on the host itself where no page is needed for it.
          include: ['tests/{contract,server,laws}/**/*.test.ts', 'tests/web/**/*.host.test.ts'],
          globalSetup: ['tests/support/cluster.ts', 'tests/support/run-folder.ts'],
          // Limits that end what hangs, wide enough for a machine that is busy with other work: none of them holds a speed.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 50 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          isolate: false,
          environment: 'happy-dom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: ['tests/web/**/*.host.test.ts'],
          setupFiles: ['tests/support/web-setup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
    ],
  },
});
