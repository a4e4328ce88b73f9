import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** Texts whose values stay the same as long as they are on the screen. */
const UNCHANGING = [
  'app/journey/locked-page.tsx',
  'election/lists/copy-out/copy-out-head.tsx',
  'election/lists/overview/party-overview.tsx',
  'knowledge/set-up/set-up-page.tsx',
  'parliament/councillor/said-and-voted.tsx',
  'parliament/government/canton/constituency-bar.tsx',
  'parliament/shared/agreement/counting.tsx',
  'parliament/shared/municipalities/map-picture.tsx',
  'shared/news/news-list.tsx',
]

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !/\.test\.|screen-test/.test(name),
  )
}

/** A text with values, or a number, that is rounded for the screen. */
function isChanging(node: ts.Expression): boolean {
  if (ts.isConditionalExpression(node)) return isChanging(node.whenTrue) || isChanging(node.whenFalse)
  if (ts.isBinaryExpression(node)) return isChanging(node.right)
  if (!ts.isCallExpression(node)) return false
  return node.expression.getText() === 'Math.round' || (node.expression.getText() === 't' && node.arguments.length > 1)
}

/** `{t('…', { n })}` beside another child of its parent. */
function looseIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces))
      for (const child of children.length > 1 ? children : [])
        if (ts.isJsxExpression(child) && child.expression && isChanging(child.expression)) found.push(`${file}: ${child.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

// Page translation replaces text nodes: React then changes one that is on no screen any more, unless its text is the only child of an element.
test('each changing text has an element of its own, so that it changes on a translated page, too', () => {
  const loose = filesIn(SOURCES).flatMap((file) => looseIn(file, readFileSync(join(SOURCES, file), 'utf8')))
  expect(loose.filter((one) => !UNCHANGING.some((file) => one.startsWith(`${file}:`)))).toEqual([])
  expect(looseIn('a.tsx', "const a = <p><b>1</b> {t('a', { n })}</p>")).toEqual(["a.tsx: {t('a', { n })}"])
  expect(looseIn('a.tsx', "const a = <p><b>1</b> <span>{t('a', { n })}</span></p>")).toEqual([])
})
