// `npm run test:properties -- [rounds]`: the tests of properties, which `npm test` runs with one seed, with another seed in each round.
import { globSync, readFileSync } from 'node:fs'
import { run, step } from './workspace.mjs'

const ROUNDS = Number(process.argv[2] ?? 5)

const files = globSync('{packages,apps}/*/{src,test}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
)

try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const seed = String((Date.now() + round) % 2 ** 31)
    await step(`Seed ${seed}`, () =>
      run('npx', ['vitest', 'run', '--silent=passed-only', '--project', '!screens', ...files], { env: { PROPERTY_SEED: seed } }),
    )
  }
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}
