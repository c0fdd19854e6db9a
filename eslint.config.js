// Components and modules with runes. Everything else, and all rules that need types, is linted by oxlint (.oxlintrc.json),
// which can't read a component's template. With types ESLint makes a program for each component, which takes longer than
// all other static checks together, so only the long run looks for promises that nobody awaits in components.
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

const isLongRun = process.env.FOVEA_TESTS === 'all'

export default defineConfig(
  { ignores: ['dist/', 'release/', '.cache/', '**/*.{js,mjs,cjs}'] },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [js.configs.recommended, ts.configs.strict, svelte.configs.recommended],
    languageOptions: { parserOptions: { parser: ts.parser }, globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Nothing is a store here: components are made of runes.
      'svelte/require-store-reactive-access': 'off',
    },
  },
  ...(isLongRun
    ? [
        {
          files: ['**/*.svelte'],
          languageOptions: {
            parserOptions: { project: ['renderer/tsconfig.json'], extraFileExtensions: ['.svelte'] },
          },
          rules: {
            '@typescript-eslint/no-floating-promises': 'error',
            '@typescript-eslint/no-misused-promises': 'error',
            '@typescript-eslint/await-thenable': 'error',
          },
        },
      ]
    : []),
)
