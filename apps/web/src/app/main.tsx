import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/familjen-grotesk'
import '../styles/tokens.css'
import '../styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateLanguage } from '../i18n/i18n.ts'
import { initialLanguage } from '../i18n/initial-language.ts'
import { applyTheme } from '../lib/theme.ts'
import { App } from './app.tsx'
import { reloadOnMissingChunk } from './chunk-loading.ts'
import { screenOf } from './routes.ts'
import { trackInput } from './track-input.ts'

applyTheme()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
trackInput()
reloadOnMissingChunk()
await activateLanguage(initialLanguage())

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

// Logging off must work without a network, so its page is fetched while there is one.
screenOf('/logout')
  ?.page.load()
  .catch(() => undefined)
