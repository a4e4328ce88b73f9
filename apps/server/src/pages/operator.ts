import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Who answers for the site, from `apps/web/operator.json`. */
export interface Operator {
  /** The operator has put a name in the place of the example. */
  readonly isNamed: boolean
  /** Null where none is filled in yet. */
  readonly email: string | null
  /** Until when what the site says of security holds: a year after it was built. */
  readonly expires: Date
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** @param folder that of the web app's sources, whose build stands in `dist` */
export async function readOperator(folder: string): Promise<Operator> {
  const facts = JSON.parse(await readFile(join(folder, 'operator.json'), 'utf8')) as Readonly<Record<string, unknown>>
  const built = await stat(join(folder, 'dist/index.html')).catch(() => null)
  const email = textOf(facts.email)
  return {
    isNamed: !textOf(facts.name).startsWith('['),
    email: /^[^\s@[\]]+@[^\s@[\]]+\.[a-z]{2,}$/i.test(email) ? email : null,
    expires: new Date((built?.mtimeMs ?? Date.now()) + YEAR_MS),
  }
}

/** A fact is one text, or one for each language. */
function textOf(fact: unknown): string {
  if (typeof fact === 'string') return fact
  return typeof fact === 'object' && fact !== null && 'de' in fact ? textOf(fact.de) : '['
}
