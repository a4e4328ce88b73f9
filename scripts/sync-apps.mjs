// Puts the built web app into the shells for Android and iOS (`cap sync`), and checks that what is generated in them is what the repository holds.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root, run } from './workspace.mjs'

const web = join(root, 'apps', 'web')
/** What the tool writes anew from the plugins in package.json, and the repository keeps. */
const GENERATED = ['android/app/capacitor.build.gradle', 'android/capacitor.settings.gradle', 'ios/App/CapApp-SPM/Package.swift']
const COPIED = ['android/app/src/main/assets/public/index.html', 'ios/App/App/public/index.html']

export async function syncApps() {
  const before = GENERATED.map(read)
  const capacitor = createRequire(join(web, 'package.json')).resolve('@capacitor/cli/bin/capacitor')
  await run(node, [capacitor, 'sync'], { quiet: true, cwd: web })
  for (const [index, file] of GENERATED.entries()) {
    if (read(file) !== before[index]) throw new Error(`apps/web/${file} was out of date: commit what cap sync wrote`)
  }
  for (const file of COPIED) if (read(file) !== read('dist/index.html')) throw new Error(`apps/web/${file} is not the built web app`)
}

function read(file) {
  return readFileSync(join(web, file), 'utf8')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await syncApps()
