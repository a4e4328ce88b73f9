import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../scripts/tests/in-chromium.ts'
import { catalogues } from './catalogues.config.ts'
import { browserCommands } from './vitest.screens-commands.ts'

const chromium = inChromium()

/** Screens in a real browser without a server: the API application runs in the page (docs in src/screen-test/screen.tsx). */
export default defineConfig({
  plugins: [react(), catalogues()],
  // React as it is in the product, which needs half the time of the one that helps to develop.
  oxc: { jsx: { development: false, refresh: false } },
  optimizeDeps: {
    // All at once at the start: a library that is found later would load the page anew in the middle of a test.
    entries: ['src/app/start/main.tsx', 'src/screen-test/**/*.ts', 'src/**/*.browser.test.tsx'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    ...chromium,
    browser: { ...chromium.browser, commands: browserCommands },
    name: 'screens',
    include: ['src/**/*.browser.test.tsx'],
    // A few pages for all files, each with its own storage: the program is loaded once in each, and each test mounts the app anew for a voter of its own.
    isolate: false,
  },
})
