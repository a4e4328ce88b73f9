import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'

const folder = 'src/i18n/catalogues'
const features = readdirSync(new URL(`./${folder}/de`, import.meta.url)).map((file) => file.replace(/\.po$/, ''))

/** One catalogue file per feature and language; ids are chosen by hand (`match.accept`), never sentences. */
export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'fr', 'it', 'rm', 'gsw'],
  catalogs: features.map((feature) => ({ path: `${folder}/{locale}/${feature}`, include: [`src/features/${feature}`] })),
})
