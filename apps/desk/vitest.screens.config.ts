import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../scripts/tests/in-chromium.ts'

/** Tests of the portal in a real browser; the calls are answered by the test instead of a server. */
export default defineConfig({
  plugins: [react(), lingui({ configPath: join(import.meta.dirname, 'lingui.config.ts') })],
  oxc: { jsx: { development: false, refresh: false } },
  optimizeDeps: {
    // All libraries are bundled at the start: one that is found later would reload the page in the middle of a test.
    entries: ['src/app/main.tsx', 'src/**/*.browser.test.tsx'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    ...inChromium(),
    ...{ name: 'screens-desk', include: ['src/**/*.browser.test.tsx'], isolate: false },
    // Typed text is sent after one second.
    expect: { poll: { timeout: 20_000 } },
  },
})
