import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { transform } from 'esbuild'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './manifest.config.ts'
import { workbox } from './service-worker.config.ts'

/** Smaller files fit into one packet anyway. */
const MIN_COMPRESSED = 1_400

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

const FIRST = /[\\/]src[\\/](app[\\/]main|features[\\/]match[\\/]match-page)\.tsx$/
const RULES = /[\\/]packages[\\/]/
const reached = new Map<string, boolean>()

/** Whether the frame of the app or the deck imports a module, directly or not. */
function isReached(id: string, modules: Modules): boolean {
  const known = reached.get(id)
  if (known !== undefined) return known
  reached.set(id, false)
  const found = FIRST.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isReached(importer, modules))
  reached.set(id, found)
  return found
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
      order: 'pre',
      handler: async (html) => {
        const { code } = await transform(firstScript(apiUrl), { minify: true })
        const script = code.trim()
        if (script.includes('</')) throw new Error('app/first.js would end its own script')
        const page = html.replace('<!-- app/first.js -->', () => `<script>${script}</script>`)
        return apiUrl && URL.canParse(apiUrl) ? { html: page, tags: [policyTag(script, new URL(apiUrl).origin)] } : page
      },
    },
  }
}

function firstScript(apiUrl = '/api'): string {
  const source = readFileSync(join(import.meta.dirname, 'src/app/first.js'), 'utf8')
  const script = source.replace("const api = '/api'", () => `const api = ${JSON.stringify(apiUrl)}`)
  if (!script.includes(JSON.stringify(apiUrl))) throw new Error('app/first.js does not say where the API stands')
  return script
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

const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/

/** Leaves out what the schemas know about JSON Schema: only the server publishes the description of its API, and every local account would load it. */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    load: (id) => {
      if (!JSON_SCHEMA.test(id)) return null
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) throw new Error(`${id} exports nothing that could be left out`)
      return ['const nothing = () => undefined', ...names.map((name) => `export const ${name} = nothing`)].join('\n')
    },
  }
}

/** Lets the browser fetch the program's main files at once, which `boot` would ask for only when it runs itself. */
function preloadMain(): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/app/main.tsx'))
        if (!main) throw new Error('The build has no chunk of app/main.tsx')
        const entry = chunks.filter(({ isEntry }) => isEntry)
        const first = chunks.filter(({ fileName }) => entry.some((file) => file.fileName === fileName || file.imports.includes(fileName)))
        const waiting = first.flatMap((file) => file.imports).filter((name) => !first.some(({ fileName }) => fileName === name))
        if (waiting.length > 0) throw new Error(`The first file waits for others: ${waiting.join(', ')}`)
        const files = [main.fileName, ...main.imports].filter((file) => !first.some(({ fileName }) => fileName === file))
        const styles = files.flatMap((file) => [...(chunks.find(({ fileName }) => fileName === file)?.viteMetadata?.importedCss ?? [])])
        return [
          ...styles.map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
          ...files.map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
        ]
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
  plugins: [
    react(),
    lingui(),
    inlineFirst(),
    withoutJsonSchema(),
    preloadMain(),
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
