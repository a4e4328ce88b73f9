import '@plenara/ui/styles/tokens.css'
import '@plenara/ui/styles/base.css'
import '@plenara/ui/styles/fallback-fonts.css'
import '@plenara/ui/styles/fonts.ts'
import { createRoot } from 'react-dom/client'
import { takeCode } from '../candidacy/shared/link-code.ts'
import { createQueries } from '../data/queries.ts'
import { activateLanguage, initialLanguage } from '../i18n/i18n.ts'
import { App } from './app.tsx'
import { followTheme } from './follow-theme.ts'

// Runs before anything else reads the address.
takeCode()
followTheme()
await activateLanguage(initialLanguage())
const root = document.getElementById('root')
if (root) createRoot(root).render(<App queries={createQueries()} />)
