// Finds an installed Chromium for the browser tests, or gets one: Debian's package when root, else Playwright's download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './workspace.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of a Chromium. Throws an error with one sentence where there is none and none can be had. */
export async function findChromium() {
  const found = installed()
  if (found) return found
  console.log('No Chromium found: installing one.')
  try {
    await install()
  } catch (cause) {
    throw new Error('No Chromium for the browser tests, and none could be installed: set CHROMIUM_PATH to one.', { cause })
  }
  const path = installed() ?? (await downloaded())
  if (!path) throw new Error('No Chromium for the browser tests, and none could be installed: set CHROMIUM_PATH to one.')
  return path
}

function installed() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
}

async function install() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0) {
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    return
  }
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true })
}

async function downloaded() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
