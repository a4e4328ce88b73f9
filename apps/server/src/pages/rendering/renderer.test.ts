import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadRenderer } from './renderer.ts'

// Fails when a part is entered again before it is done: the bundler lets shared parts import each other, and the server could not start.
test('the files of a page are named once each where parts import each other in a circle', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-renderer-'))
  const chunks = {
    'src/app/start/main.tsx': { file: 'main.js', imports: ['shared'] },
    'src/i18n/languages/fr-rest.ts': { file: 'fr.js' },
    'src/page.tsx': { file: 'page.js', imports: ['shared', 'part'], css: ['page.css'] },
    shared: { file: 'shared.js', imports: ['later'] },
    later: { file: 'later.js', imports: ['shared'] },
    part: { file: 'part.js', imports: ['part', 'later'] },
  }
  try {
    await mkdir(join(folder, 'dist/.vite'), { recursive: true })
    await mkdir(join(folder, 'dist-server'))
    await writeFile(join(folder, 'dist/.vite/manifest.json'), JSON.stringify(chunks))
    await writeFile(join(folder, 'dist-server/entry-server.js'), 'export const createRenderer = () => null')
    const renderer = await loadRenderer(folder, { site: 'https://plenara.example', fetch: async () => new Response() })
    expect(renderer?.filesOf({ source: 'src/page.tsx', language: 'fr', texts: ['rest'] })).toEqual({
      scripts: ['/part.js', '/page.js', '/fr.js'],
      styles: ['/page.css'],
    })
    expect(() => renderer?.filesOf({ source: 'src/none.tsx', language: 'fr', texts: [] })).toThrow('has no src/none.tsx')
  } finally {
    await rm(folder, { recursive: true })
  }
})
