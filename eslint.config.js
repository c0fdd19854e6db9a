import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

const noUnderscore = ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }]

export default ts.config(
  { ignores: ['dist/', 'release/', '.cache/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        // A single program of all files, so that shared modules are analysed once.
        project: ['tsconfig.lint.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': noUnderscore,
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Our objects are records of closures, not instances: no method reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      // There are no enums: `erasableSyntaxOnly` forbids them.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // The parser creates a new program for each component, because it checks generated code and not the file itself.
    // The page's own program is the smallest that contains all components.
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: {
        parser: ts.parser,
        project: ['renderer/tsconfig.lint.json'],
        extraFileExtensions: ['.svelte'],
      },
      globals: globals.browser,
    },
    // Components use runes; there are no stores.
    rules: { 'svelte/require-store-reactive-access': 'off' },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The linter does not see types across component boundaries; svelte-check does, and finds what these rules would.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Tables of words, where type-checked rules find nothing.
    files: ['shared/extract/lexicon/{papers,glossary}/*.ts'],
    ignores: ['**/*.test.ts'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ['test/**/*.ts', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
)
