// Debian's packages for tests, in a container that is run as root and lacks them.
import { spawnSync } from 'node:child_process'
import { run } from './workspace.mjs'

export function isDebianRoot() {
  return process.getuid?.() === 0 && pathOf('apt-get') !== undefined
}

/** Installs packages. Throws where they cannot be had. */
export async function installPackages(names) {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], options)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options)
}

/** The path of an installed program, or undefined. */
export function pathOf(name) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Programs beside the server, and the packages that bring them. */
const NEIGHBOURS = { haproxy: 'haproxy', promtool: 'prometheus' }

/** Gets HAProxy, behind which two servers are tested, and promtool, which tries the alarms. Elsewhere their tests say that they are missing. */
export async function prepareNeighbours() {
  const missing = Object.entries(NEIGHBOURS).filter(([program]) => !pathOf(program))
  if (missing.length === 0 || !isDebianRoot()) return
  await installPackages(missing.map(([, name]) => name)).catch(() => undefined)
}
