// `npm run dev`: the server, which starts anew when one of its files changes, and the web app, whose changes show at once, on demonstration data.
// So does the desk of those who stand for election. PORT, WEB_PORT, DESK_PORT and DESK_WEB_PORT choose where; everything ends together, on Ctrl-C or when
// one of them ends.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { installDependencies, node, root } from './workspace.mjs'

const PORT = process.env.PORT ?? '3000'
const WEB_PORT = process.env.WEB_PORT ?? '5173'
const DESK_PORT = process.env.DESK_PORT ?? '3001'
const DESK_WEB_PORT = process.env.DESK_WEB_PORT ?? '5174'

try {
  await installDependencies()
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}

const env = {
  // Links in mails lead to the app that is being worked on.
  PUBLIC_URL: `http://localhost:${WEB_PORT}`,
  DESK_URL: `http://localhost:${DESK_WEB_PORT}`,
  ...process.env,
  PORT,
  DESK_PORT,
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
}
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
const programs = [
  run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root),
  ...[
    ['web', WEB_PORT],
    ['desk', DESK_WEB_PORT],
  ].map(([app, port]) => run([vite, '--port', port, '--strictPort', '--clearScreen', 'false'], join(root, 'apps', app))),
]
console.log(`The app is on http://localhost:${WEB_PORT}, the desk on http://localhost:${DESK_WEB_PORT}, once the server says that it runs.`)

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
// npm that is told to end may end without telling this program.
const parent = process.ppid
setInterval(() => process.ppid !== parent && end(0), 1_000).unref()
for (const program of programs) program.once('exit', (code) => end(isEnding ? 0 : (code ?? 1)))

function run(args, cwd) {
  return spawn(node, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env })
}

/** Ends all programs and then this one; the server closes its database first. */
async function end(status) {
  if (isEnding) return
  isEnding = true
  await Promise.all(programs.map(stop))
  process.exit(status)
}

function stop(program) {
  if (program.exitCode !== null || program.signalCode !== null) return undefined
  return new Promise((resolve) => {
    program.once('exit', resolve)
    program.kill('SIGTERM')
  })
}
