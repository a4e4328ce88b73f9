import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import type { Plugin } from 'vite'
import { bootOf, type Chunk, chunkOfSource, chunksOf, withImports } from './bundle.config.ts'
import { firstScript } from './first-script.config.ts'
import { policyTag } from './page-policy.config.ts'
import type { FirstFiles } from './src/app/start/first.ts'

const SLOT = '<!-- app/start/first.ts -->'

/**
 * Puts src/app/start/first.ts into the page of HTML itself; the server names its hash in the policy of the page. A build for another server (`VITE_API_URL`)
 * carries the policy itself.
 */
export function inlineFirstScript(): Plugin {
  let apiUrl: string | undefined
  return {
    name: 'inline-first-script',
    configResolved: ({ env }) => {
      apiUrl = env.VITE_API_URL || undefined
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const script = await firstScript({ apiUrl, files: bundle ? firstFiles(chunksOf(bundle)) : NO_FILES })
        if (!html.includes(SLOT)) throw new Error(`The page has no ${SLOT}`)
        const page = html.replace(SLOT, () => `<script>${script}</script>`)
        return apiUrl && URL.canParse(apiUrl) ? { html: page, tags: [policyTag(script, new URL(apiUrl).origin)] } : page
      },
    },
  }
}

/** While developing there are no files to fetch ahead. */
const NO_FILES: FirstFiles = { main: [], deck: [], texts: {} }

/** What the page asks for itself, the largest first. */
function firstFiles(chunks: readonly Chunk[]): FirstFiles {
  const partsOf = (source: string) => withImports(chunks, chunkOfSource(chunks, source))
  const boot = withImports(chunks, bootOf(chunks))
  const main = partsOf('/app/start/main.tsx').difference(boot)
  const deck = partsOf('/match/match-page.tsx').difference(boot).difference(main)
  const texts = INTERFACE_LANGUAGES.map((language) => [
    language,
    `/${chunkOfSource(chunks, `/i18n/languages/${language}-first.ts`).fileName}`,
  ])
  return { main: pathsOf(main), deck: pathsOf(deck), texts: Object.fromEntries(texts) }
}

function pathsOf(parts: ReadonlySet<Chunk>): string[] {
  const chunks = [...parts].sort((a, b) => b.code.length - a.code.length)
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...chunks.map(({ fileName }) => fileName), ...styles].map((file) => `/${file}`)
}
