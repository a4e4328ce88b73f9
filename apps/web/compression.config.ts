import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files fit into one packet anyway, in bytes. */
const MIN_COMPRESSED = 1_400

/** As small as Brotli gets it. */
export function brotli(content: string | Uint8Array): Uint8Array {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

/** Writes every text file beside itself compressed (`.br`), so that the server need not do it in haste. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle: ({ dir = '' }, bundle) => {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg|html|json)$/.test(name)) continue
        const content = readFileSync(join(dir, name))
        if (content.length > MIN_COMPRESSED) writeFileSync(join(dir, `${name}.br`), brotli(content))
      }
    },
  }
}
