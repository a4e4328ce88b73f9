import { defineConfig } from 'vitest/config'

/** `npm run test:real-data`: what reads the full-size public data beside the repository. */
export default defineConfig({
  test: {
    name: 'real-data',
    include: ['{packages,apps}/*/{src,test}/**/*.real-data.test.ts'],
    environment: 'node',
    globalSetup: ['apps/server/test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
