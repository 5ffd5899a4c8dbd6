import js from '@eslint/js';
import imports from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const cross = (floors, message) => ({ patterns: floors.map((regex) => ({ regex, message })) });
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
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    // A rule holds everywhere, or is excused here by name.
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
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
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
      'no-restricted-imports': [
        'error',
        cross(['^react', '^@mui', '/web/'], 'The host does not know the web app.'),
      ],
    },
  },
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
    files: ['scripts/**', 'bench/**', '*.config.{js,ts}', 'src/web/public/**'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['scripts/**', 'bench/**'],
    languageOptions: { globals: readonly('process', 'console', 'URL') },
  },
  {
    // It runs in the pages that are measured.
    files: ['bench/page-marks.js'],
    languageOptions: {
      globals: readonly(
        'document',
        'performance',
        'sessionStorage',
        'Element',
        'HTMLInputElement',
        'MutationObserver',
      ),
    },
  },
);
