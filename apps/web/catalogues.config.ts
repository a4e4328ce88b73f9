import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'

/** Reads the catalogues, from whatever folder a runner starts in. */
export const catalogues = () => lingui({ configPath: join(import.meta.dirname, 'lingui.config.ts') })
