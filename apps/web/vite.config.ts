import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { defineConfig, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstScript } from './first-script.config.ts'
import { manifest } from './manifest.config.ts'
import { workbox } from './service-worker.config.ts'
import type { FirstFiles } from './src/app/first.ts'

/** Smaller files fit into one packet anyway. */
const MIN_COMPRESSED = 1_400

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[]; readonly code?: string | null } | null
}

const FIRST = /[\\/]src[\\/](app[\\/]main|features[\\/]match[\\/]match-page)\.tsx$/
const DOMAIN = /[\\/]domain[\\/]src[\\/]index\.ts$/
const RULES = /[\\/]packages[\\/]/
const reached = new Map<string, boolean>()

/** Whether the frame of the app or the deck imports a module, directly or not. */
function isReached(id: string, modules: Modules): boolean {
  const known = reached.get(id)
  if (known !== undefined) return known
  reached.set(id, false)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  const found =
    FIRST.test(id) || importers.some((importer) => (DOMAIN.test(importer) ? isNamed(id, importer, modules) : isReached(importer, modules)))
  reached.set(id, found)
  return found
}

/** `domain` is imported as one, whatever a module wants of it: here it counts by the names. */
function isNamed(id: string, domain: string, modules: Modules): boolean {
  const exported = [...codeOf(id, modules).matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name)
  const reachedImporters = (modules.getModuleInfo(domain)?.importers ?? []).filter((importer) => isReached(importer, modules))
  return reachedImporters.some((importer) => {
    const [, imported = ''] = /import\s*\{([^}]*)\}\s*from\s*["']@plenara\/domain["']/.exec(codeOf(importer, modules)) ?? []
    return exported.some((name) => new RegExp(`\\b${name}\\b`).test(imported))
  })
}

function codeOf(id: string, modules: Modules): string {
  return modules.getModuleInfo(id)?.code ?? ''
}

/**
 * A phone far from the server pays for each file with a round trip, so what most pages share comes in few files. The first one (`boot`)
 * is small: it asks for the voter's data while the rest arrives (docs/decisions/013-start-of-the-app.md).
 */
const codeSplitting = {
  groups: [
    { name: 'boot', tags: ['$initial' as const], priority: 3 },
    {
      name: 'vendor',
      test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@lingui)[\\/]/,
      priority: 2,
    },
    {
      // What the frame and the deck need comes apart from what only other pages share, and the rules, which a local account needs on the deck as well, apart
      // from the components.
      name: (id: string, modules: Modules) => (isReached(id, modules) ? 'shared' : RULES.test(id) ? 'rules' : 'common'),
      // What brings a library of its own stays out, or every page would load that library; so does what the shells of the apps alone need.
      test: /apps[\\/]web[\\/]src[\\/](?!features|local|native|components[\\/](article|contour|explainer|not-found|spider-chart)[.\\/])|packages[\\/](?!domain[\\/]src[\\/](app-compatibility|back-press))|@tabler/,
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ],
}

/**
 * Puts what cannot wait for another file into the page itself; the server names its hash in the policy of the page. A build for another server
 * (`VITE_API_URL`) has no server of its own that could: it carries the policy itself.
 */
function inlineFirst(): Plugin {
  let apiUrl: string | undefined
  return {
    name: 'inline-first',
    configResolved: ({ env }) => {
      apiUrl = env.VITE_API_URL || undefined
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const script = await firstScript({ apiUrl, files: firstFiles(bundle) })
        if (!html.includes(FIRST_PLACE)) throw new Error('The page has no place for app/first.ts')
        const page = html.replace(FIRST_PLACE, () => `<script>${script}</script>`)
        return apiUrl && URL.canParse(apiUrl) ? { html: page, tags: [policyTag(script, new URL(apiUrl).origin)] } : page
      },
    },
  }
}

const FIRST_PLACE = '<!-- app/first.ts -->'
type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** What the page asks for itself, ahead of those that import it. Empty while developing. */
function firstFiles(bundle: Bundle): FirstFiles {
  const chunks = chunksOf(bundle)
  const of = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  const sizeOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.code.length ?? 0
  // The largest takes longest.
  const main = mainFiles(chunks).sort((a, b) => sizeOf(b) - sizeOf(a))
  const deck = of('/match/match-page.tsx')
  const ofDeck = [deck?.fileName ?? [], deck?.imports ?? []].flat().filter((file) => !main.includes(file))
  const waitedFor = [...main, ...ofDeck].flatMap((file) => [file, ...(chunks.find(({ fileName }) => fileName === file)?.imports ?? [])])
  if (waitedFor.some((file) => file.includes('/common-'))) throw new Error('The deck waits for what only other pages share')
  const texts = INTERFACE_LANGUAGES.map((language) => [language, `/${of(`/i18n/languages/${language}.ts`)?.fileName}`])
  return {
    main: main.map((file) => `/${file}`),
    deck: [...(deck?.viteMetadata?.importedCss ?? []), ...ofDeck].map((file) => `/${file}`),
    texts: chunks.length > 0 ? Object.fromEntries(texts) : {},
  }
}

type Chunks = ReturnType<typeof chunksOf>

function chunksOf(bundle: Bundle) {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** The policy of the server's pages (apps/server/src/http/security-headers.ts), opened for the one server that the build is for. */
function policyTag(script: string, server: string): HtmlTagDescriptor {
  const hash = createHash('sha256').update(script).digest('base64')
  const content = [
    "default-src 'none'",
    // The shell of iOS serves the app from a scheme of its own.
    `script-src 'self' capacitor://localhost 'sha256-${hash}'`,
    "style-src 'self' capacitor://localhost",
    `img-src 'self' capacitor://localhost data: ${server}`,
    "font-src 'self' capacitor://localhost",
    `connect-src 'self' capacitor://localhost ${server}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types plenara-worker',
  ].join('; ')
  return { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }
}

const SENTENCES = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/
const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/

/**
 * Leaves out what the schemas know about JSON Schema, for only the server publishes the description of its API, and their English sentences, for the
 * app has its own. Every local account would load both.
 */
function withoutServerParts(): Plugin {
  return {
    name: 'without-server-parts',
    apply: 'build',
    load: (id) => {
      if (SENTENCES.test(id)) return 'export default () => ({})'
      if (!JSON_SCHEMA.test(id)) return null
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) throw new Error(`${id} exports nothing that could be left out`)
      return ['const nothing = () => undefined', ...names.map((name) => `export const ${name} = nothing`)].join('\n')
    },
  }
}

/** The program's main files, which the browser fetches at once; `boot` would ask for them only when it runs itself. */
function mainFiles(chunks: Chunks): string[] {
  const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/app/main.tsx'))
  const entry = chunks.filter(({ isEntry }) => isEntry)
  const first = chunks.filter(({ fileName }) => entry.some((file) => file.fileName === fileName || file.imports.includes(fileName)))
  const waiting = first.flatMap((file) => file.imports).filter((name) => !first.some(({ fileName }) => fileName === name))
  if (waiting.length > 0) throw new Error(`The first file waits for others: ${waiting.join(', ')}`)
  return [main?.fileName ?? [], main?.imports ?? []].flat().filter((file) => !first.some(({ fileName }) => fileName === file))
}

function stylesOf(chunks: Chunks): string[] {
  return mainFiles(chunks).flatMap((file) => [...(chunks.find(({ fileName }) => fileName === file)?.viteMetadata?.importedCss ?? [])])
}

/** The styles of the main files stand in the page itself, which is not painted before they are there. */
function styleMain(): Plugin {
  return {
    name: 'style-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const styles = stylesOf(chunksOf(bundle))
        if (styles.length === 0) throw new Error('The build has no styles of app/main.tsx')
        return styles.map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

/** Files of which the first card runs most functions. */
const FIRST_CHUNKS: ReadonlySet<string> = new Set(['boot', 'vendor', 'shared', 'main', 'match-page'])
/** As the first line of a file it has V8 compile all its functions while it arrives, on another thread than the page's, instead of each at its first call. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

function compileFirstAtOnce(): Plugin {
  return {
    name: 'compile-first-at-once',
    apply: 'build',
    // After Vite itself, which puts what a file loads later before its first line.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const chunks = chunksOf(bundle).filter(({ name }) => FIRST_CHUNKS.has(name))
        if (chunks.length !== FIRST_CHUNKS.size) throw new Error(`Of the first files there are only ${chunks.map(({ name }) => name)}`)
        for (const chunk of chunks) chunk.code = COMPILE_AT_ONCE + chunk.code
      },
    },
  }
}

/** Every text file beside itself as small as it gets, so that the server need not compress it in haste. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle: ({ dir = '' }, bundle) => {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue
        const bytes = readFileSync(join(dir, name))
        if (bytes.length > MIN_COMPRESSED)
          writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}

export default defineConfig({
  // The application on the device: the router of Hono that is small instead of the fastest.
  resolve: { alias: [{ find: /^hono$/, replacement: 'hono/tiny' }] },
  plugins: [
    react(),
    lingui(),
    inlineFirst(),
    withoutServerParts(),
    styleMain(),
    compileFirstAtOnce(),
    compressAssets(),
    // Registered by app/service-worker.ts, once the first page is there.
    VitePWA({ strategies: 'generateSW', injectRegister: null, filename: 'sw.js', includeManifestIcons: false, manifest, workbox }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
