import { join } from 'node:path'
import { calls } from '@plenara/contract/calls'
import { build } from 'esbuild'
import type { FirstFiles } from './src/app/start/first.ts'
import type { StartAddress, StartAddresses } from './src/data/calls/first-answers.ts'
import { START_CALLS, type StartCall } from './src/data/calls/start-calls.ts'

/**
 * The script that stands in the page of HTML itself (src/app/start/first.ts), without its tag.
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
    entryPoints: [join(import.meta.dirname, 'src/app/start/first.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // It tells old browsers that they are: whichever runs modules has to read it.
    target: 'es2018',
    define: {
      'import.meta.env.VITE_API_URL': JSON.stringify(apiUrl),
      FIRST_FILES: JSON.stringify(files),
      START_ADDRESSES: JSON.stringify(startAddresses()),
    },
  })
  const script = outputFiles[0]?.text.trim() ?? ''
  if (script.includes('</')) throw new Error('app/start/first.ts would end its own script')
  return script
}

/** The start calls as the script needs them, which knows no contract: addresses with places for ids and language. */
function startAddresses(): StartAddresses {
  return { session: START_CALLS.session.map(addressOf), deck: START_CALLS.deck.map(addressOf) }
}

function addressOf({ name, query }: StartCall): StartAddress {
  const { path, auth } = calls[name]
  const pairs = Object.entries(query ?? {}).map(([key, value]) => `${key}=${value}`)
  return { path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path, ...(auth === 'none' && { isPublic: true }) }
}
