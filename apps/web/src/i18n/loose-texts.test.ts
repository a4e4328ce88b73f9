import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { hasTextType, looksLikeText, looseTexts } from './loose-texts.ts'

const WEB = join(import.meta.dirname, '../..')
const SOURCES = [join(WEB, 'src'), join(WEB, '../../packages/ui/src')]
const isOfScreens = (name: string) => name.endsWith('.tsx') && !/\.test\.|screen-test/.test(name)
const parsed = (name: string, text: string) => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The sources of the screens, with their types. */
function screens(): { readonly program: ts.Program; readonly sources: readonly ts.SourceFile[] } {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile(join(WEB, 'tsconfig.json'), {}, host)
  if (!config) throw new Error('The web app has no tsconfig.json that can be read')
  const program = ts.createProgram(config.fileNames, { ...config.options, noEmit: true })
  const isOurs = (name: string) => SOURCES.some((folder) => name.startsWith(folder))
  const sources = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName) && isOfScreens(fileName))
  return { program, sources }
}

test('each text of the catalogues has an element of its own, so that it changes on a translated page, too', () => {
  const files = SOURCES.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  const names = files.filter(isOfScreens)
  const loose = names.flatMap((name) =>
    looseTexts(parsed(name, readFileSync(name, 'utf8')), looksLikeText).map((text) => `${name}: ${text}`),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(loose).toEqual([])
})

test('so has each expression with the type of a text', { tags: ['slow'] }, () => {
  const { program, sources } = screens()
  const isText = hasTextType(program.getTypeChecker())
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.flatMap((source) => looseTexts(source, isText).map((text) => `${source.fileName}: ${text}`))).toEqual([])
})

test.each([
  ["<p><b>1</b> {t('a', { n })}</p>", 1],
  ["<p><b>1</b> <span>{t('a', { n })}</span></p>", 0],
  ["<p>{t('a', { n })}</p>", 0],
  ['<p>{n}{t("a")}</p>', 1],
  ["<p>{isOpen && t('a')}{y}</p>", 1],
  ["<p>{isOpen ? <b>1</b> : t('a')}{y}</p>", 1],
  ["<p>{isOpen && <b>{t('a')}</b>}{' '}{y}</p>", 0],
  ["<>{t('a')}</>", 1],
])('%s has %i loose text', (jsx, count) => {
  expect(looseTexts(parsed('a.tsx', `const a = ${jsx}`), looksLikeText)).toHaveLength(count)
})

test('a component that renders only a text is a loose text', () => {
  const texts = (name: string) => looseTexts(parsed('a.tsx', `function ${name}() { return t('a') }`), looksLikeText)
  expect([texts('Sentence').length, texts('sentenceOf').length]).toEqual([1, 0])
})
