// Finds an installed Chromium for the browser tests, or gets one: Debian's package when root, else Playwright's download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './workspace.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const WANTED = 'No Chromium for the browser tests, and none could be installed: set CHROMIUM_PATH to one.'

/** Gets Debian's packages in a container that has no browser, while other things are installed. */
export async function prepareChromium() {
  if (installed() || !isDebianRoot()) return
  await installPackages().catch(() => undefined)
}

/** The path of a Chromium. Throws an error with one sentence where there is none and none can be had. */
export async function findChromium() {
  const found = installed()
  if (found) return found
  console.log('No Chromium found: installing one.')
  try {
    await (isDebianRoot() ? installPackages() : run('npx', ['playwright', 'install', 'chromium'], { quiet: true }))
  } catch (cause) {
    throw new Error(WANTED, { cause })
  }
  const path = installed() ?? (await downloaded())
  if (!path) throw new Error(WANTED)
  return path
}

function installed() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined
  return names.map(pathOf).find(Boolean)
}

function pathOf(name) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function isDebianRoot() {
  return process.getuid?.() === 0 && pathOf('apt-get') !== undefined
}

async function installPackages() {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], options)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], options)
}

async function downloaded() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
