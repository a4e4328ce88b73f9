// `npm run bench:load`: what the controls of a route take over the line, from the files of the build (`npm run build -w @plenara/web`), in kilobytes with Brotli:
// scripts with all that they import, texts in German, styles. What stands on an open page needs no script. Ends with status 1 over a bar.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from '../compression.config.ts'

/** `manifest.json` of Vite, as far as it is read. */
type Chunks = Readonly<
  Record<string, { readonly file: string; readonly isEntry?: true; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>

interface Route {
  readonly path: string
  readonly source: string
  /** The parts of the catalogue beside the first, as the table of screens names them (src/app/routes.ts). */
  readonly texts: readonly string[]
  /** Scripts and texts of 23 November 2026, before the texts came by parts. */
  readonly before: readonly [scripts: number, texts: number]
  /** Of the scripts. */
  readonly bar: number
}

const ALL = ['entry', 'open', 'people', 'rest']
const STYLES_BAR = 20
const ROUTES: readonly Route[] = [
  { path: '/start', source: 'src/me/account/entry/start-page.tsx', texts: ['entry'], before: [146.9, 35.7], bar: 155 },
  { path: '/legislative/votes/:id', source: 'src/parliament/votes/vote-page.tsx', texts: ['open'], before: [150.8, 35.7], bar: 157 },
  { path: '/legislative/votes', source: 'src/parliament/votes/votes-page.tsx', texts: ['open'], before: [146.5, 35.7], bar: 154 },
  { path: '/councillor/:id', source: 'src/parliament/councillor/pages.tsx', texts: ['open', 'people'], before: [156.6, 35.7], bar: 165 },
  { path: '/match', source: 'src/election/match/match-page.tsx', texts: [], before: [141.1, 5.3], bar: 148 },
  { path: '/election', source: 'src/election/home/election-page.tsx', texts: ALL, before: [148.8, 35.7], bar: 156 },
  { path: '/list/:listId?', source: 'src/election/lists/editor/list-editor-page.tsx', texts: ALL, before: [164.7, 35.7], bar: 172 },
]
/** Of the peer (openvaa.org), measured in the same way: from the first page to the largest. */
const PEER = '144 to 188'
const dist = join(import.meta.dirname, '../dist')
const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Chunks
const entry = Object.keys(chunks).filter((name) => chunks[name]?.isEntry)

console.log(`kB with Brotli; OpenVAA: ${PEER}\n`)
console.log(row(['', 'scripts', 'bar', 'files', 'texts', 'styles', 'before: scripts', 'texts']))
for (const { path, source, texts: named, before, bar } of ROUTES) {
  const parts = [...closureOf([...entry, 'src/app/start/main.tsx', source])]
  const files = [...new Set(parts.flatMap((name) => chunks[name]?.file ?? []))].filter((file) => file.endsWith('.js'))
  const styles = sizeOf([...new Set(parts.flatMap((name) => chunks[name]?.css ?? []))])
  const texts = sizeOf(['first', ...named].flatMap((part) => chunks[`src/i18n/languages/de-${part}.ts`]?.file ?? []))
  const scripts = sizeOf(files)
  console.log(row([path, kb(scripts), bar, files.length, kb(texts), kb(styles), kb(before[0]), kb(before[1])]))
  if (scripts > bar || styles > STYLES_BAR) process.exitCode = 1
}

function closureOf(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (found.has(name)) continue
    found.add(name)
    closureOf(chunk.imports ?? [], found)
  }
  return found
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotli(readFileSync(join(dist, file))).length, 0) / 1000
}

function kb(size: number): string {
  return size.toFixed(1)
}

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(index === 6 ? 16 : 8))).join('')
}
