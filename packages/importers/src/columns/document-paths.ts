/** A value in a document, by the path of its fields: `[]` is any place in a list, `@` an attribute. */
export interface DocumentFormat {
  /** Every value, by its path. */
  readonly valuesIn: (text: string) => ReadonlyMap<string, readonly string[]>
  /** The document with each value of a path as one of the others that it could have, or without them. */
  readonly variantsOf: (text: string, path: string) => readonly string[]
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json }
type Replace = (value: string) => string | undefined

const DAY = /^\d{4}-\d{2}-\d{2}/
const NUMBER = /^\d+$/
/** Words of lists that know no other. */
const SWITCHED: Readonly<Record<string, string>> = { true: 'false', false: 'true', Ja: 'Nein', canton: 'municipality' }

/** Other values of the same form, the likeliest to be read first. */
export const REPLACEMENTS: readonly Replace[] = [
  (value) => {
    if (DAY.test(value)) return value.replace(DAY, '2001-02-03')
    return SWITCHED[value] ?? (NUMBER.test(value) ? String(Number(value) + 1) : `${value} x`)
  },
  (value) => (value === 'x' ? 'y' : 'x'),
  (value) => (DAY.test(value) ? value.replace(DAY, '2099-02-03') : value.replace(/\d+/, (number) => String(Number(number) + 1))),
  (value) => (NUMBER.test(value) ? '2' : '0'),
  () => undefined,
]

function changedLeaf(value: Json, replace: Replace): Json | undefined {
  const text = replace(value === null ? 'null' : String(value))
  if (text === undefined) return undefined
  if (typeof value === 'number') return NUMBER.test(text) ? Number(text) : value
  return typeof value === 'boolean' ? !value : text
}

/** Calls for each value that holds no other, and builds the document anew of what that answers; an undefined one is left out. */
function mapLeaves(value: Json, map: (path: string, leaf: Json) => Json | undefined, path = ''): Json | undefined {
  if (Array.isArray(value)) return value.flatMap((item: Json) => mapLeaves(item, map, `${path}[]`) ?? [])
  if (typeof value !== 'object' || value === null) return map(path, value)
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const mapped = mapLeaves(inner, map, path ? `${path}.${name}` : name)
    return mapped === undefined ? [] : [[name, mapped] as const]
  })
  return Object.fromEntries(fields)
}

function collect(each: (take: (path: string, value: string) => void) => void): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  each((path, value) => {
    const known = values.get(path)
    if (known) known.push(value)
    else values.set(path, [value])
  })
  return values
}

/** Fields of JSON. Lists by number of a directory (`2701.name`) have any number: `*.name`. */
export const JSON_FORMAT: DocumentFormat = {
  valuesIn: (text) =>
    collect((take) => {
      mapLeaves(JSON.parse(text), (path, leaf) => {
        take(path, leaf === null ? '' : String(leaf))
        return leaf
      })
    }),
  variantsOf: (text, wanted) =>
    REPLACEMENTS.map((replace) => {
      const changed = mapLeaves(JSON.parse(text), (path, leaf) => (path === wanted ? changedLeaf(leaf, replace) : leaf))
      return JSON.stringify(changed)
    }),
}

const TOKEN = /<!\[CDATA\[[\s\S]*?\]\]>|<[^>]+>|[^<]+/g
const TAG = /^<(\/?)(?:[\w-]+:)?([\w-]+)/
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g
const CDATA = /^<!\[CDATA\[([\s\S]*)\]\]>$/

type MapText = (path: string, text: string) => string | undefined

/** A tag with the attributes that are answered, without those of which nothing is. */
function mapTag(tag: string, path: string, map: MapText): string {
  return tag.replaceAll(ATTRIBUTE, (attribute, key: string, value: string) => {
    if (key.startsWith('xmlns') || key.includes(':')) return attribute
    const mapped = map(`${path}@${key}`, value)
    return mapped === undefined ? '' : ` ${key}="${mapped}"`
  })
}

function mapText(token: string, path: string, map: MapText): string {
  const text = CDATA.exec(token)?.[1] ?? token
  if (!text.trim()) return token
  const mapped = map(path, text)
  return mapped === text ? token : (mapped ?? '')
}

/** Builds XML anew of what is answered for each text and attribute; an undefined one is left out. */
function mapXml(xml: string, map: MapText): string {
  const stack: string[] = []
  return xml.replaceAll(TOKEN, (token) => {
    if (!token.startsWith('<') || CDATA.test(token)) return mapText(token, stack.join('/'), map)
    const [, closing, name] = TAG.exec(token) ?? []
    if (!name) return token
    if (closing) stack.pop()
    if (closing) return token
    stack.push(name)
    const tag = mapTag(token, stack.join('/'), map)
    if (token.endsWith('/>')) stack.pop()
    return tag
  })
}

/** Elements of XML without the prefixes of their namespaces, and attributes. */
export const XML_FORMAT: DocumentFormat = {
  valuesIn: (text) =>
    collect((take) => {
      mapXml(text, (path, value) => {
        take(path, value)
        return value
      })
    }),
  variantsOf: (text, wanted) => REPLACEMENTS.map((replace) => mapXml(text, (path, value) => (path === wanted ? replace(value) : value))),
}

/** The languages of a text stand once: `title_de` and `title.fr` are `title.{language}`. */
export function pathByLanguage(path: string): string {
  return path.replace(/_(de|fr|it|rm|en)$/, '.$1').replaceAll(/\.(de|fr|it|rm)(?=$|\[)/g, '.{language}')
}
