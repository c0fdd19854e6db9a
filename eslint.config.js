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
        // One program of all files, so that what they share is looked at once, and before anything is compiled.
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
      // Our objects are records of closures, not instances: nothing reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      // There is no enum: `erasableSyntaxOnly` lets none in.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // A program is made anew for each component, because what is checked is not what lies on the disk: the page's own
    // program is the smallest that has them all.
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: {
        parser: ts.parser,
        project: ['renderer/tsconfig.lint.json'],
        extraFileExtensions: ['.svelte'],
      },
      globals: globals.browser,
    },
    // Nothing is a store here: components are made of runes.
    rules: { 'svelte/require-store-reactive-access': 'off' },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The linter's types end at a component's own boundary; svelte-check follows them and finds what these would.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Tables of words: there is nothing in them that types could tell.
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
