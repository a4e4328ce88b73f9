// `npm start`: installs, builds, and starts the server, which creates its database and loads the demonstration data.
import { join } from 'node:path'
import { runServer } from './run-server.mjs'
import { buildDesk, buildWeb, installDependencies, node, root } from './workspace.mjs'

try {
  await installDependencies()
  await buildWeb()
  // Without a port of its own the desk is closed.
  if (process.env.DESK_PORT) await buildDesk()
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}

runServer(node, join(root, 'apps/server/src/main.ts'), {
  cwd: root,
  env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile') },
})
