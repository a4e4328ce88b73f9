import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

interface Named {
  readonly name: string
}

/** What knip says of one file: by kind (exports, types, dependencies, unlisted …) the names. */
type Issue = { readonly file: string } & Readonly<Record<string, string | readonly Named[]>>

/**
 * Files, exports and dependencies that nothing uses, one line each, as the checkout's own configuration of knip tells. Null where it has none, or no
 * dependencies installed. `tool`: the checkout whose knip is used.
 */
export function unusedCode(root: string, tool: string): string[] | null {
  if (!existsSync(join(root, 'node_modules')) || !existsSync(join(root, 'knip.jsonc'))) return null
  const knip = join(tool, 'node_modules', 'knip', 'bin', 'knip.js')
  const { stdout, stderr } = spawnSync(process.execPath, [knip, '--no-progress', '--reporter', 'json'], { cwd: root, encoding: 'utf8' })
  if (!stdout.startsWith('{')) throw new Error(`knip said nothing: ${stderr}`)
  return linesOfIssues((JSON.parse(stdout) as { readonly issues: readonly Issue[] }).issues)
}

export function linesOfIssues(issues: readonly Issue[]): string[] {
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      Array.isArray(found) ? found.flat().map(({ name }) => (name === file ? `${kind}: ${file}` : `${kind}: ${name} in ${file}`)) : [],
    ),
  )
}
