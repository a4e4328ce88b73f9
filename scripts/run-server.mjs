import { spawn } from 'node:child_process'

/**
 * Runs the server and ends with its exit status. Signals reach it whether they come from npm, a service manager or a terminal; Ctrl-C reaches it
 * twice, which it takes for one.
 */
export function runServer(node, program, { cwd, env }) {
  const server = spawn(node, [program], { cwd, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('error', (error) => {
    console.error(`✗ ${error.message}`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
