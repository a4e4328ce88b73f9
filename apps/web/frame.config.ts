import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { build, transform } from 'esbuild'
import PO from 'pofile'
import { loadEnv, type Plugin } from 'vite'
import { BUILD_TARGET } from './browser-floor.config.ts'
import { brotli } from './compression.config.ts'
import { framePage } from './src/embed/frame-page.ts'
import { FRAME_TEXTS } from './src/embed/frame-texts.ts'

/** What the frame may take with its page, script and styles in one language, in kilobytes with Brotli. */
const BUDGET = 20

const STYLES = ['src/embed/frame.css', 'src/embed/scale.css', 'src/embed/result.css']

/**
 * The frame of `/embed/match` (src/embed): one script, one stylesheet, a page per language with its texts. It shares no file with the app, so that neither changes
 * the other.
 */
export function matchFrame(): Plugin {
  return {
    name: 'match-frame',
    // Other sites frame the server's page, not that of a shell.
    apply: ({ mode }, { command }) => command === 'build' && !loadEnv(mode ?? 'production', import.meta.dirname).VITE_API_URL,
    async generateBundle() {
      const [script, style] = await Promise.all([frameScript(), frameStyle()])
      const files = { script: nameOf(script, 'js'), style: nameOf(style, 'css') }
      this.emitFile({ type: 'asset', fileName: files.script, source: script })
      this.emitFile({ type: 'asset', fileName: files.style, source: style })
      for (const language of INTERFACE_LANGUAGES) {
        const page = framePage(language, textsOf(language), files)
        const kilobytes = [page, script, style].reduce((sum, file) => sum + brotli(file).length, 0) / 1000
        if (kilobytes > BUDGET) this.error(`The frame takes ${kilobytes.toFixed(1)} kB in ${language}, its budget is ${BUDGET}`)
        this.emitFile({ type: 'asset', fileName: `embed/match.${language}.html`, source: page })
      }
    },
  }
}

async function frameScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'src/embed/main.ts')],
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: BUILD_TARGET },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** The tokens of the app, dark where the system is dark: the frame knows no setting of a reader. */
async function frameStyle(): Promise<string> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const tokens = read('../../packages/ui/src/styles/tokens.css')
  const dark = /^\[data-theme="dark"\] (\{[^}]*\})/m.exec(tokens)
  if (!dark) throw new Error('tokens.css has no dark theme')
  const following = tokens.replace(dark[0], () => `@media (prefers-color-scheme: dark) { :root ${dark[1]} }`)
  const { code } = await transform([following, ...STYLES.map(read)].join('\n'), { loader: 'css', minify: true, target: BUILD_TARGET })
  return code
}

function textsOf(language: string): Messages {
  const folder = join(import.meta.dirname, 'src/i18n/catalogues', language)
  const items = readdirSync(folder).flatMap((file) => PO.parse(readFileSync(join(folder, file), 'utf8')).items)
  const byId = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
  return Object.fromEntries(
    FRAME_TEXTS.map((id) => {
      const text = byId.get(id)
      if (!text) throw new Error(`${language} has no ${id}`)
      return [id, compileMessage(text)]
    }),
  )
}

function nameOf(content: string, ending: string): string {
  return `embed/match-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`
}
