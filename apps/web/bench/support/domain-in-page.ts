import { build } from 'esbuild'

/** The rules of `domain` as one script that sets `globalThis.domain`, compiled from the same sources as the app. */
export async function domainScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@plenara/domain'", resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'domain',
    target: 'es2023',
  })
  const [file] = outputFiles
  if (!file) throw new Error('The rules were not compiled')
  return `${file.text};globalThis.domain = domain`
}
