// Type-checks every project of the workspace, each with its own library limits (`domain` has neither DOM nor Node types), two at a time.
// By the native compiler; the tools that need the compiler's JavaScript interface use the TypeScript beside it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const COMPILER = 'node_modules/typescript-7/bin/tsc'
const AT_ONCE = 2
// The largest first, so that none of them is left alone at the end.
const projects = [
  'apps/web/tsconfig.json',
  'apps/server/tsconfig.json',
  'packages/importers/tsconfig.json',
  'packages/api/tsconfig.json',
  'packages/demo-data/tsconfig.json',
  'packages/domain/tsconfig.test.json',
  'packages/domain/tsconfig.json',
  'packages/contract/tsconfig.json',
  'apps/web/tsconfig.node.json',
]
for (const path of [COMPILER, ...projects]) if (!existsSync(path)) throw new Error(`${path} is missing`)

let failed = false
const waiting = [...projects]
await Promise.all(Array.from({ length: AT_ONCE }, checkNext))
process.exit(failed ? 1 : 0)

async function checkNext() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const { code, output } = await compile(project)
    process.stdout.write(output)
    if (code !== 0) failed = true
  }
}

function compile(project) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMPILER, '-p', project], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
