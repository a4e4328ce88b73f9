// `npm start`: installs, builds, and starts the server, which creates its database and loads the demonstration data.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb, installDependencies, node, root } from './workspace.mjs'

try {
  await installDependencies()
  await buildWeb()
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}

const server = spawn(node, [join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile') },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
