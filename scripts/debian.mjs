// Debian's packages for tests, in a container that is run as root and lacks them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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

/** What slow tests start beside the product: whether it is there, by the package that brings it. */
const PROGRAMS = {
  haproxy: () => pathOf('haproxy') !== undefined,
  postgresql: () => existsSync('/usr/lib/postgresql'),
  prometheus: () => pathOf('promtool') !== undefined,
}

/**
 * Gets HAProxy, behind which two servers are tested, a PostgreSQL that is not of this product, and promtool, which tries the alarms. Elsewhere their tests say
 * what is missing.
 */
export async function preparePrograms() {
  const missing = Object.entries(PROGRAMS).flatMap(([name, isThere]) => (isThere() ? [] : [name]))
  if (missing.length === 0 || !isDebianRoot()) return
  await installPackages(missing).catch(() => undefined)
}
