// Type-checks every project of the workspace, each with its own library limits (`domain` has neither DOM nor Node types).
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const projects = [
  'packages/contract/tsconfig.json',
  'packages/domain/tsconfig.json',
  'packages/domain/tsconfig.test.json',
  'packages/api/tsconfig.json',
  'packages/importers/tsconfig.json',
  'packages/demo-data/tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tsconfig.node.json',
]
let failed = false
for (const project of projects) {
  if (!existsSync(project)) throw new Error(`${project} is missing`)
  const result = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], { stdio: 'inherit' })
  if (result.status !== 0) failed = true
}
process.exit(failed ? 1 : 0)
