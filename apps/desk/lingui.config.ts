import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const features = readdirSync(join(import.meta.dirname, 'src/i18n/catalogues/de')).map((file) => file.replace('.po', ''))

/** One catalogue file per feature and language; ids are written by hand (`claim.submit`) and are never sentences. */
export default defineConfig({
  format: formatter({ explicitIdAsDefault: true }),
  sourceLocale: 'de',
  locales: ['de', 'fr', 'it', 'rm', 'gsw'],
  catalogs: features.map((feature) => ({
    path: `<rootDir>/src/i18n/catalogues/{locale}/${feature}`,
    include: ['<rootDir>/src', '<rootDir>/../../packages/ui/src'],
  })),
})
