import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { BUILD_TARGET } from './browser-floor.config.ts'
import { checkBudgets } from './budget.config.ts'
import { codeSplitting } from './chunks.config.ts'
import { compressAssets } from './compression.config.ts'
import { matchFrame } from './frame.config.ts'
import { inlineFirstScript } from './inline-script.config.ts'
import { manifest } from './manifest.config.ts'
import { pushInWorker } from './push-worker.config.ts'
import { workbox } from './service-worker.config.ts'

const pagePlugins = [
  inlineFirstScript(),
  matchFrame(),
  compressAssets(),
  checkBudgets(),
  // Registered by app/start/service-worker.ts, once the first page is there.
  VitePWA({ strategies: 'generateSW', injectRegister: null, filename: 'sw.js', includeManifestIcons: false, manifest, workbox }),
  pushInWorker(),
]

/** The pages as the server renders them (src/app/rendering): one folder that needs nothing beside it. */
const serverBuild = { outDir: 'dist-server', copyPublicDir: false, rolldownOptions: { input: 'src/app/rendering/entry-server.tsx' } }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), lingui(), ...(isSsrBuild ? [] : pagePlugins)],
  // React runs faster where it knows that it is in production, which only a build tells it.
  ssr: { noExternal: true },
  build: {
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? serverBuild : { manifest: true, rolldownOptions: { output: { codeSplitting } } }),
  },
  // The server of `npm run dev`.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
}))
