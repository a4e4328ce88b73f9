import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { catalogues } from './apps/web/catalogues.config.ts'
import { reporters } from './scripts/tests/report-writer.ts'

// Compiled code is kept for the processes that run tests and for those that tests start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compile')

/** They make Capacitor take the process for a phone, once and for all, or try what a module does while it is loaded: each file has a process of its own. */
const OWN_PROCESS = ['apps/web/src/**/native/**/*.test.ts', 'apps/web/src/app/start/boot.test.ts']
/** What takes longest or waits longest: started first, so that no process is left with it at the end. */
const LONG: readonly RegExp[] = [
  /\/(timing|damage|import-kills|schedules|load-shedding|matrix|fuzz|secrets|mail|server|admin|audit|demo-data|real-election)\.test\.ts$/,
  /\/(demo-removed|fetching-faults|import-again|brute-force|parliament-files|removed-demonstration|starts-at-once|two-machines)\.test\.ts$/,
  /\/screen-test\/matrix\/|\/(every-screen|tutorials|achievements)\.browser\.test\.tsx$/,
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.some((pattern) => pattern.test(moduleId))
}

/** After so long a test of minutes hangs, in milliseconds: a busy machine is slow, not wrong. */
const HANGING = 1_200_000

/** They have a run of their own: `npm run test:real-data`. */
const REAL_DATA = '**/*.real-data.test.ts'

export default defineConfig({
  test: {
    tags: [
      { name: 'slow', timeout: HANGING, description: 'Takes two seconds or more: part of `npm run test:all` only.' },
      { name: 'alone', timeout: HANGING, description: 'Measures time and runs with nothing beside it: part of `npm run test:all` only.' },
    ],
    // Much of what the server's tests do is waiting, for the database or for another process.
    maxWorkers: availableParallelism() + 1,
    environment: 'node',
    reporters: reporters(),
    // Files share the modules of their process, because to load them anew takes longer than most tests: a file leaves nothing behind.
    isolate: false,
    setupFiles: ['leave-nothing-behind.ts', 'same-seed.ts'].map((file) => join(import.meta.dirname, 'scripts/tests', file)),
    sequence: { sequencer: LongestFirst },
    // Several times what a quiet machine needs: a busy one is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'], exclude: [REAL_DATA] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: ['apps/server/test/security/**', REAL_DATA],
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'security',
          include: ['apps/server/test/security/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // For the pages as the server renders them.
        plugins: [catalogues()],
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], exclude: [...OWN_PROCESS, '**/*.browser.test.tsx'] },
      },
      { extends: true, test: { name: 'desk', include: ['apps/desk/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'own process', include: OWN_PROCESS, isolate: true, env: { OWN_PROCESS: '1' } } },
      'apps/web/vitest.screens.config.ts',
      'apps/desk/vitest.screens.config.ts',
    ],
  },
})
