import { defineConfig } from '@playwright/test'
import type { AccountKind } from './e2e/support/account-kind.ts'
import e2e from './playwright.config.ts'

/** `npm run test:real-data`: the browser tests over the full-size public data, with both kinds of account. */
export default defineConfig<{ kind: AccountKind }>({
  ...e2e,
  testMatch: '**/*.real-data.spec.ts',
  testIgnore: [],
  projects: [
    { name: 'online', use: { kind: 'online' } },
    { name: 'local', use: { kind: 'local' } },
  ],
})
