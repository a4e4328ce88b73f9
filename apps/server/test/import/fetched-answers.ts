import { sql } from 'kysely'
import type { TestApi } from '../api/api-client.ts'

/** What readers are told, by address. */
export type Answers = ReadonlyMap<string, unknown>

const LISTS = ['/council', '/parliamentary-group', '/parliament-party', '/session', '/affair/topic', '/media-outlet', '/vote?limit=100']
const RECORDS = ['vote', 'affair', 'councillor', 'article'] as const

/** Every public answer about parliaments, votes and news. */
export async function publicAnswers(api: TestApi): Promise<Answers> {
  const answers = new Map<string, unknown>()
  api.catalogue.importAgain()
  for (const path of [...LISTS, ...(await recordPaths(api))]) {
    const { status, json } = await api.call('GET', path)
    answers.set(path, status === 200 ? withoutSource(json) : status)
  }
  return answers
}

async function recordPaths({ db }: TestApi): Promise<string[]> {
  const paths: string[] = []
  for (const table of RECORDS) {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where id is not null order by id`.execute(db)
    paths.push(...rows.map(({ id }) => `/${table}/${id}`))
  }
  return paths
}

/** Which import brought a record says nothing of what it says. */
function withoutSource(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json, (name, value) => (name === 'sourceId' ? undefined : value)))
}

/** Whether all that is said of single records is also said in the whole: something may be missing, nothing may be different. */
export function isWithin(some: Answers, whole: Answers): boolean {
  return [...some].every(([path, answer]) => LISTS.includes(path) || isPart(answer, whole.get(path)))
}

function isPart(some: unknown, whole: unknown): boolean {
  if (some === null || some === undefined || some === '') return true
  if (Array.isArray(some)) return Array.isArray(whole) && some.every((one) => whole.some((other) => isPart(one, other)))
  if (typeof some !== 'object') return some === whole
  return Object.entries(some).every(([name, value]) => isPart(value, Reflect.get(Object(whole), name)))
}
