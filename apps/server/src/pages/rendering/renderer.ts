import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentLanguage, Render, RendererOptions, ServerBuild } from '@plenara/contract'
import { codeOf } from '../../platform/start-error.ts'

export interface Renderer {
  readonly render: Render
  /** The scripts and styles that the page of a source file needs beside those of every page. */
  readonly filesOf: (page: PageParts) => PageFiles
}

export interface PageParts {
  readonly source: string
  readonly language: ContentLanguage
  readonly texts: readonly string[]
}

export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The server build of the web app, by its folder of sources; null where it was not built, so that every page goes out as the shell. */
export async function loadRenderer(folder: string, options: RendererOptions): Promise<Renderer | null> {
  const entry = join(folder, 'dist-server/entry-server.js')
  try {
    const chunks = JSON.parse(await readFile(join(folder, 'dist/.vite/manifest.json'), 'utf8')) as Chunks
    await access(entry)
    // By its plain address, by which its own parts import it too: under another one there would be two of every context.
    const build = (await import(pathToFileURL(entry).href)) as ServerBuild
    return { render: build.createRenderer(options), filesOf: (page) => filesOf(chunks, page) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** `manifest.json` of Vite. */
type Chunks = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>>

/** What every page begins with; its scripts are named by the page itself. */
const FRAME = ['src/app/start/main.tsx']

function filesOf(chunks: Chunks, { source, language, texts }: PageParts): PageFiles {
  const frame = closureOf(chunks, FRAME)
  const all = closureOf(chunks, [...FRAME, source, ...texts.map((part) => `src/i18n/languages/${language}-${part}.ts`)])
  const own = all.filter((name) => !frame.includes(name))
  return {
    scripts: own.map((name) => `/${chunks[name]?.file}`),
    styles: [...new Set(all.flatMap((name) => chunks[name]?.css ?? []))].map((file) => `/${file}`),
  }
}

/** Chunks with all that they import, each once, what is imported first before what imports it; a circle begins where it is entered. */
function closureOf(chunks: Chunks, names: readonly string[], found: string[] = [], entered = new Set<string>()): string[] {
  for (const name of names) {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`The build of the web app has no ${name}`)
    if (entered.has(name)) continue
    entered.add(name)
    closureOf(chunks, chunk.imports ?? [], found, entered)
    found.push(name)
  }
  return found
}
