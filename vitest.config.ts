import { defineConfig } from 'vitest/config'

/** Files that read the real public data when they are loaded; only `npm run test:real-data` loads them. */
const exclude = process.env.REAL_DATA === '1' ? [] : ['**/*.real-data.test.ts']

export default defineConfig({
  test: {
    tags: [
      { name: 'slow', description: 'takes two seconds and more, or needs the machine for itself: runs in `npm run test:all` alone' },
      { name: 'alone', description: 'measures time: runs with nothing beside it' },
      { name: 'real-data', description: 'reads the real public data beside the repository: `npm run test:real-data`' },
    ],
    // Much of what the server's tests do is waiting, for the database or for another process.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'packages', include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'], exclude } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: ['apps/server/test/security/**', ...exclude],
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'security',
          include: ['apps/server/test/security/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
})
