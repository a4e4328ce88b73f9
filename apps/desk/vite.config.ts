import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkFirstLoad } from './first-load.config.ts'

export default defineConfig({
  plugins: [react(), lingui(), checkFirstLoad()],
  build: { assetsInlineLimit: 0, sourcemap: false, modulePreload: { polyfill: false } },
  // The desk port of the server that `npm run dev` starts.
  server: { proxy: { '/api': `http://localhost:${process.env.DESK_PORT ?? '3001'}` } },
})
