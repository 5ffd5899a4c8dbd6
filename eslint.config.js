import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import imports from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const cross = (floors, message) => ({ patterns: floors.map((regex) => ({ regex, message })) });
const apart = ['^react', '^@mui', '/web/'];
const knowsNoWeb = cross(apart, 'The host does not know the web app.').patterns;
// Rows of a resource are written, and taken for it, by the engine alone: `src/server/records`.
const names = readFileSync(`${import.meta.dirname}/src/contract/resource-names.ts`, 'utf8').split(
  '] as const',
)[0];
const tables = [...names.matchAll(/^ {2}'(\w+)'/gm)].map(([, name]) => name).join('|');
const throughTheDoor = (...selectors) =>
  selectors.map((selector) => ({ selector, message: 'Rows of a resource go through the engine: records/.' }));
const writes = throughTheDoor(
  `TemplateElement[value.raw=/\\b(update|insert into|delete from)\\s+(only\\s+)?"?(${tables})\\b/i]`,
  `CallExpression[callee.property.name=/^(updateTable|insertInto|deleteFrom|mergeInto)$/][arguments.0.value=/^(${tables})\\b/]`,
);
const locks = throughTheDoor(
  'TemplateElement[value.raw=/\\bfor (no key )?update\\b|\\bfor (key )?share\\b/i]',
  'CallExpression[callee.property.name=/^for(NoKey)?(Update|Share)$/]',
);
const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export default tseslint.config(
  {
    ignores: [
      'dist',
      'data',
      'node_modules',
      'docs/printed',
      'test-results',
      'playwright-report',
      'src/web/public',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    // A rule holds everywhere, or is excused here by name; those of .oxlintrc.json, which need types, too.
    linterOptions: { noInlineConfig: true },
    plugins: { import: imports },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'import/no-default-export': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
    },
  },
  // Imports go one way: the contract knows nobody, the host and the web know the contract, and not each other.
  {
    files: ['src/contract/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        cross(['^(?!\\.{1,2}/|yup$)'], 'The contract imports yup and itself, nothing else.'),
      ],
    },
  },
  {
    files: ['src/server/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: knowsNoWeb }],
      'no-restricted-syntax': ['error', ...writes, ...locks],
    },
  },
  {
    files: ['src/server/**/*.ts'],
    ignores: ['src/server/{records,seed}/**', 'src/server/history/write-history.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...knowsNoWeb,
            {
              regex: '/records/store(-many)?$',
              importNames: ['insertRow', 'updateRow', 'insertRows', 'updateRows'],
              message: 'Rows of a resource are stored by the engine: records/.',
            },
          ],
        },
      ],
    },
  },
  // The engine writes, in the order that one file of it knows. Tables and first data are made before anybody is there to write.
  { files: ['src/server/records/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...locks] } },
  {
    files: ['src/server/records/take.ts', 'src/server/{database,seed}/**/*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // A session is no record of a resource, and nothing else is taken beside it.
  { files: ['src/server/identity/rotate.ts'], rules: { 'no-restricted-syntax': ['error', ...writes] } },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'no-restricted-imports': [
        'error',
        cross(
          ['^#server', '/server/', '^node:', '^@mui/icons-material$', '^@mui/material$'],
          'The web app does not know the host; MUI is imported by path.',
        ),
      ],
    },
  },
  // Vite, ESLint and Playwright call what a file exports as its default.
  {
    files: ['*.config.{js,ts}', 'tests/journeys/desk/start-host.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**'],
    languageOptions: { globals: readonly('process', 'console', 'URL') },
  },
  {
    // It runs in the pages that are measured.
    files: ['bench/page-marks.js', 'bench/photos-in-sight.js'],
    languageOptions: {
      globals: readonly(
        'document',
        'innerHeight',
        'performance',
        'requestAnimationFrame',
        'sessionStorage',
        'Element',
        'HTMLInputElement',
        'MutationObserver',
      ),
    },
  },
);
