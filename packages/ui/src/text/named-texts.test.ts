import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import PO from 'pofile'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
const apps = join(import.meta.dirname, '../../../../apps')

/** Every text id that a primitive uses, prefixes included (`questionnaire.scale.`). */
const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/['"`]([a-z][\w-]*\.[\w.-]*)(?:['"`]|\$\{)/g)].map(([, id = '']) => id),
  )

/** The folder of each language of each app. */
const catalogues = readdirSync(apps)
  .map((app) => join(apps, app, 'src/i18n/catalogues'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  .map(({ parentPath, name }) => relative(apps, join(parentPath, name)))

function textsOf(catalogue: string): string[] {
  const folder = join(apps, catalogue)
  return readdirSync(folder).flatMap((file) => PO.parse(readFileSync(join(folder, file), 'utf8')).items.map(({ msgid }) => msgid))
}

// Fails when a primitive uses a text that an app does not have: the app would show its id.
test.each(catalogues)('%s has every text that a primitive uses [LANG-6]', (catalogue) => {
  const texts = textsOf(catalogue)
  const isThere = (id: string) => (id.endsWith('.') ? texts.some((text) => text.startsWith(id)) : texts.includes(id))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((id) => !isThere(id))).toEqual([])
})

test.each(['web', 'desk'])('the texts of %s are checked in all its languages', (app) => {
  expect(catalogues.filter((catalogue) => catalogue.startsWith(`${app}/`))).toHaveLength(5)
})
