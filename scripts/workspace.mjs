// What `npm start` and `npm test` share: the dependencies and the built web app, each made only when they are not up to date.
// Plain Node 20.19 without dependencies: this runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
/** The product's Node (24), which comes as a dependency, whatever Node runs npm. */
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

/** Runs a command with the product's Node first on the path; output is shown, or kept and shown only on failure, whose error carries it. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const path = `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: path, ...env },
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      if (quiet) process.stderr.write(output)
      reject(Object.assign(new Error(`${[command, ...args].join(' ')} ended with ${code}`), { output }))
    })
  })
}

/** Prints a step and how long it took; a bar moves while it runs on a terminal. */
export async function step(name, work) {
  const begin = Date.now()
  const seconds = () => (Date.now() - begin) / 1000
  const bar = process.stdout.isTTY
    ? setInterval(() => {
        const dots = '.'.repeat(1 + (Math.floor(seconds() * 2) % 20)).padEnd(20)
        process.stdout.write(`\r${name} ${dots} ${seconds().toFixed(1)} s`)
      }, 500)
    : undefined
  try {
    await work()
  } finally {
    clearInterval(bar)
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  }
  console.log(`✓ ${name} (${seconds().toFixed(1)} s)`)
}

/**
 * Installs the dependencies of the lock file unless they are there. Not by `npm ci`: it refuses a lock file that lacks optional packages of
 * other platforms, which a registry may not have (docs/decisions/011-npm-install.md). With `CI` no commit hook is put in place: whoever only
 * starts the product commits nothing.
 */
export async function installDependencies() {
  const stamp = join(root, 'node_modules', '.plenara-installed')
  const wanted = digest([join(root, 'package-lock.json')], true)
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step('Dependencies installed', () =>
    run('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], { quiet: true, env: { CI: 'true' } }),
  )
  writeFileSync(stamp, wanted)
}

const PACKAGES = ['packages/contract/src', 'packages/domain/src', 'packages/ui/src', 'package-lock.json']

/** Builds the web app unless its sources are unchanged since the last build. */
export function buildWeb() {
  return buildApp('web', 'Web app built', ['apps/web', 'packages/api/src', ...PACKAGES])
}

/** The same for the app of those who stand for election. */
export function buildDesk() {
  return buildApp('desk', 'Desk built', ['apps/desk', ...PACKAGES])
}

/** Both, one after the other: each takes all cores. */
export async function buildApps() {
  await buildWeb()
  await buildDesk()
}

async function buildApp(name, title, sources) {
  const stamp = join(root, 'apps', name, 'dist', '.built')
  const wanted = digest(sources.flatMap((path) => filesUnder(join(root, path))))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step(title, () => run('npm', ['run', 'build', '-w', `@plenara/${name}`, '--silent'], { quiet: true }))
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function filesUnder(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'dist-server', 'test-results', 'e2e', 'android', 'ios'].includes(entry.name))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
}

function digest(files, content = false) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(content ? readFileSync(file) : `${file}:${size}:${mtimeMs}`)
  }
  return hash.digest('hex')
}
