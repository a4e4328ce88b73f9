// A copy of the checkout to break: the sources are copied, the dependencies linked, so that the checkout itself stays as it is.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../workspace.mjs'

/** Copies all files that Git tracks or would track, as they are now. Returns the new folder, which the caller removes. */
export function copyCheckout() {
  const copy = mkdtempSync(join(tmpdir(), 'plenara-mutants-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
  linkDependencies(copy)
  return copy
}

/** Links each package by itself: the packages of this repository lead to the copy, all others to the checkout. */
function linkDependencies(copy) {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@plenara'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@plenara' || (name.startsWith('.') && name !== '.bin')) continue
    symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, '@plenara'))) {
    symlinkSync(readlinkSync(join(from, '@plenara', name)), join(to, '@plenara', name))
  }
}
