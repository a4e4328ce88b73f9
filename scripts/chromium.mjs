// Finds an installed Chromium for the browser tests, or gets one: Debian's package when root, else Playwright's download.
import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot, pathOf } from './debian.mjs'
import { run } from './workspace.mjs'

const PACKAGES = ['chromium', 'fonts-liberation']
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const WANTED = 'No Chromium for the browser tests, and none could be installed: set CHROMIUM_PATH to one.'

/** Gets Debian's packages in a container that has no browser, while other things are installed. */
export async function prepareChromium() {
  if (installed() || !isDebianRoot()) return
  await installPackages(PACKAGES).catch(() => undefined)
}

/** The path of a Chromium. Throws an error with one sentence where there is none and none can be had. */
export async function findChromium() {
  const found = installed()
  if (found) return found
  console.log('No Chromium found: installing one.')
  try {
    await (isDebianRoot() ? installPackages(PACKAGES) : run('npx', ['playwright', 'install', 'chromium'], { quiet: true }))
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

async function downloaded() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
