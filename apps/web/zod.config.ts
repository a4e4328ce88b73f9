import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SENTENCES = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/
const CONFIGURATION = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/
const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/

/**
 * Code made from text is forbidden by the policy of the page; Zod would try it for speed, and every browser would report that. It looks when schemas
 * are made, so that its own module says so: a module of the app may come after the chunk that holds Zod.
 */
const WITHOUT_EVAL = 'globalConfig.jitless = true'

/**
 * Leaves out what the schemas know about JSON Schema, for only the server publishes the description of its API, and their English sentences, for the
 * app has its own. Every local account would load both.
 */
export function withoutServerParts(): Plugin {
  return {
    name: 'without-server-parts',
    apply: 'build',
    load: (id) => {
      if (SENTENCES.test(id)) return 'export default () => ({})'
      if (CONFIGURATION.test(id)) return `${readFileSync(id, 'utf8')}\n${WITHOUT_EVAL}\n`
      if (!JSON_SCHEMA.test(id)) return null
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) throw new Error(`${id} exports nothing that could be left out`)
      return ['const nothing = () => undefined', ...names.map((name) => `export const ${name} = nothing`)].join('\n')
    },
  }
}
