import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * A phone far from the server pays for each file with a round trip, so what most pages share comes in few files. The first one (`boot`)
 * is small: it asks for the voter's data while the rest arrives (docs/decisions/013-start-of-the-app.md).
 */
const codeSplitting = {
  groups: [
    { name: 'boot', tags: ['$initial' as const], priority: 3 },
    { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@lingui)[\\/]/, priority: 2 },
    {
      name: 'shared',
      test: /apps[\\/]web[\\/]src|packages[\\/]|@tabler/,
      minShareCount: 3,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ],
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
        const boot = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
        const shared = boot.flatMap((file) => [file, ...(chunks.find(({ fileName }) => fileName === file)?.imports ?? [])])
        const files = [main.fileName, ...main.imports].filter((file) => !shared.includes(file))
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), lingui(), preloadMain()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
