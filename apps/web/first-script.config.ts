import { join } from 'node:path'
import { build } from 'esbuild'
import type { FirstFiles } from './src/app/first.ts'

/**
 * The script that stands in the page of HTML itself (src/app/first.ts), without its tag.
 * @param apiUrl where the API stands; undefined: beside the page
 */
export async function firstScript({
  apiUrl = '',
  files,
}: {
  readonly apiUrl?: string | undefined
  readonly files: FirstFiles
}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'src/app/first.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'import.meta.env.VITE_API_URL': JSON.stringify(apiUrl), FIRST_FILES: JSON.stringify(files) },
  })
  const script = outputFiles[0]?.text.trim() ?? ''
  if (script.includes('</')) throw new Error('app/first.ts would end its own script')
  return script
}
