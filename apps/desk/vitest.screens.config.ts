import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../scripts/tests/in-chromium.ts'

/** The portal in a real browser, over answers in place of a server. */
export default defineConfig({
  plugins: [react(), lingui({ configPath: join(import.meta.dirname, 'lingui.config.ts') })],
  oxc: { jsx: { development: false, refresh: false } },
  optimizeDeps: {
    // All at once at the start: a library that is found later would load the page anew in the middle of a test.
    entries: ['src/app/main.tsx', 'src/**/*.browser.test.tsx'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    ...inChromium(),
    ...{ name: 'screens-desk', include: ['src/**/*.browser.test.tsx'], isolate: false },
    // What is typed is sent after a second alone.
    expect: { poll: { timeout: 20_000 } },
  },
})
