import { defineConfig } from 'vitest/config'
import { reporters } from './scripts/tests/report-writer.ts'

/** `npm run test:real-data`: what reads the full-size public data beside the repository. */
export default defineConfig({
  test: {
    name: 'real-data',
    include: ['{packages,apps}/*/{src,test}/**/*.real-data.test.ts'],
    environment: 'node',
    reporters: reporters(),
    globalSetup: ['apps/server/test/global-setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
