import { type CallName, routes, type SCREENS } from '@plenara/contract'
import { expect, test } from 'vitest'
import { endSession } from '../../data/session/session-store.ts'
import { createRenderer } from './entry-server.tsx'

/** Ends attributes, elements, styles, comments and data, and starts code that would run. */
const SEED = `"><script>alert(1)</script><img src=x onerror=alert(1)>'}</style><!-- {x}`
/** A malicious value for an address. */
const ADDRESS = 'javascript:alert(1)'
/** Values for texts with a format: the first valid one is taken. */
const FORMED = [
  '2026-06-14',
  '2026-06-14T10:00:00.000Z',
  '#123456',
  'ZH',
  'de',
  '12:00',
  '24.080',
  'https://plenara.example/"><script>',
  'a',
]

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly maxLength?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** A value of a schema whose every free text is the seed; `variant` selects one of several forms. */
function seeded(schema: Schema, variant: number, text: string, root: Schema = schema): unknown {
  const go = (part: Schema) => seeded(part, variant, text, root)
  const forms = schema.anyOf ?? schema.oneOf
  if (schema.$ref) return go(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[variant % schema.enum.length]
  if (forms) return go(formOf(forms, variant))
  return ofOneType(schema, go, { variant, text })
}

/** A value of a schema with a single type. */
function ofOneType(
  schema: Schema,
  go: (part: Schema) => unknown,
  { variant, text }: { readonly variant: number; readonly text: string },
): unknown {
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(go))
  if (schema.type === 'string') return textOf(schema, text)
  if (schema.type === 'boolean') return variant % 2 === 0
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(7, schema.minimum ?? 0, schema.exclusiveMinimum ?? 0)
  if (schema.type === 'array') return schema.prefixItems ? schema.prefixItems.map(go) : schema.items ? itemsOf(schema.items, go) : []
  if (schema.type === 'object') return objectOf(schema, go)
  return null
}

/** A list with each form of its entries once. */
function itemsOf(items: Schema, go: (part: Schema) => unknown): unknown[] {
  return (items.anyOf ?? items.oneOf ?? [items]).filter(({ type }) => type !== 'null').map(go)
}

function formOf(forms: readonly Schema[], variant: number): Schema {
  const shown = forms.filter(({ type }) => type !== 'null')
  return shown[variant % shown.length] ?? {}
}

function objectOf({ properties = {}, additionalProperties, propertyNames }: Schema, go: (part: Schema) => unknown): object {
  const named = Object.entries(properties).map(([name, part]) => [name, go(part)])
  const more =
    typeof additionalProperties === 'object' ? (propertyNames?.enum ?? ['de']).map((name) => [name, go(additionalProperties)]) : []
  return Object.fromEntries([...named, ...more])
}

function textOf({ pattern, format, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string): string {
  if (!pattern && !format) return text.slice(0, maxLength)
  const expression = new RegExp(pattern ?? '', 'u')
  return (
    [text, ...FORMED].find((candidateText) => expression.test(candidateText) && (format !== 'date' || candidateText === '2026-06-14')) ??
    text
  )
}

const calls = Object.entries(routes).filter(([, { call }]) => call.method === 'GET' && call.auth === 'none')
const patterns = calls.map(([name, { call }]) => ({
  name: name as CallName,
  pattern: new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Pages over an API whose every text is the seed. */
function seededPages(variant: number, text: string) {
  return createRenderer({
    site: 'https://plenara.example',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const name = patterns.find(({ pattern }) => pattern.test(pathname))?.name
      if (!name) return Response.json({ code: 'not_found', status: 404 }, { status: 404 })
      return Response.json(seeded(routes[name].response.toJSONSchema({ unrepresentable: 'any', io: 'output' }) as Schema, variant, text))
    },
  })
}

/** Every tag without the values of its attributes. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'))
}

/** The open screens that show texts of sources, each with the possible queries of its address. */
const SCREENS_WITH_DATA: Readonly<Partial<Record<keyof typeof SCREENS, readonly string[]>>> = {
  '/legislative/council': ['', 'by=person', 'q=alert', 'council=7&by=group'],
  '/executive/council': [''],
  '/judiciary/council': ['', 'q=alert'],
  '/councillor/:id': ['', 'tab=votes', 'tab=votes&q=alert', 'tab=news'],
  '/federal-councillor/:id': ['', 'tab=news'],
  '/judge/:id': [''],
  '/cantonal-councillor/:id': ['', 'tab=votes'],
  '/legislative/votes': ['', 'q=alert&people=true&area=7', 'council=7&canton=BS&result=yes&margin=5', 'page=2'],
  '/legislative/votes/:id': ['', 'view=group', 'view=person', 'view=person&q=alert'],
  '/legislative/session/:id?': ['', 'canton=BS'],
  '/votes/sunday/:day': [''],
  '/affair/:id': [''],
  '/search': ['q=alert'],
}

const WANTED = Object.entries(SCREENS_WITH_DATA).flatMap(([screen, queries]) => queries.map((query) => ({ screen, query })))

// Fails when a page does not escape a text of a record or of its address: in an element, an attribute, an address or a block of data.
test.each(WANTED)('every text of a record stays text on $screen?$query', async ({ screen, query }) => {
  endSession()
  const path = screen.replace(/:id\??/, '7').replace(':day', '2026-06-14')
  let shown = 0
  for (const variant of [0, 1, 2, 3]) {
    for (const text of [SEED, ADDRESS]) {
      const search = `?${query}&x=${encodeURIComponent(SEED)}`
      const request = { path, search, language: 'de', page: 1, signal: AbortSignal.timeout(20_000) } as const
      const { html, served } = await seededPages(variant, text)(request)
      expect(html).not.toMatch(/<script|<\/style|<!-- \{x\}|(href|src|action)="\s*javascript:/i)
      expect(tagsOf(html).filter((tag) => /\son\w+=|=x\b/.test(tag))).toEqual([])
      expect(served.path).toBe(path)
      if (html.includes('&lt;script&gt;alert(1)')) shown += 1
    }
  }
  expect(shown).toBeGreaterThan(0)
})
