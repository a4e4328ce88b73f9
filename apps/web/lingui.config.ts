import { defineConfig } from '@lingui/conf'

/** One catalogue file per feature and language; ids are chosen by hand (`match.accept`), never sentences. */
export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'fr', 'it', 'rm', 'gsw'],
  catalogs: [{ path: 'src/i18n/catalogues/{locale}/{name}', include: ['src/features/{name}'] }],
})
