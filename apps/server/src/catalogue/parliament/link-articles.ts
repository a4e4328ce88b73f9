import { createNameMatcher, type NamedPerson } from '@plenara/domain'
import { type QueryExecutorProvider, sql } from 'kysely'

interface ArticleText {
  readonly id: number
  readonly text: string
}

interface Links {
  readonly id: number
  readonly councillorNumbers: readonly number[]
  readonly candidateIds: readonly number[]
}

type Match = (text: string) => readonly number[]

/** Articles mention candidates from about a year before their election. */
const ELECTION_DAYS = 400
const CHUNK = 2_000

/**
 * Finds who is named in articles: members of parliaments, governments and courts, and candidates of coming elections. `keys`: the articles
 * of this import; null searches all of them again, because the people have changed. Returns how many articles changed.
 */
export async function linkArticles(tx: QueryExecutorProvider, keys: readonly string[] | null): Promise<number> {
  const chosen = keys === null ? sql`true` : sql`key = any(${keys}::text[])`
  const { rows } = await sql<ArticleText>`
    select id, (record->>'title') || '. ' || (record->>'summary') as text from article where ${chosen} order by id`.execute(tx)
  if (rows.length === 0) return 0
  const [councillors, candidates] = [await councillorMatcher(tx), await candidateMatcher(tx)]
  let changed = 0
  for (let start = 0; start < rows.length; start += CHUNK) {
    const links = rows.slice(start, start + CHUNK).map(({ id, text }) => ({
      id,
      councillorNumbers: councillors(text),
      candidateIds: candidates(text),
    }))
    changed += await updateLinks(tx, links)
  }
  return changed
}

async function updateLinks(tx: QueryExecutorProvider, links: readonly Links[]): Promise<number> {
  const result = await sql`
    update article as t set councillor_numbers = r."councillorNumbers", candidate_ids = r."candidateIds"
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r (id bigint, "councillorNumbers" integer[], "candidateIds" integer[])
    where r.id = t.id and (t.councillor_numbers, t.candidate_ids) is distinct from (r."councillorNumbers", r."candidateIds")`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

/** Articles refer to the first number of a person, which stays the same when two sources turn out to mean the same person. */
async function councillorMatcher(tx: QueryExecutorProvider): Promise<Match> {
  const { rows } = await sql<NamedPerson>`
    select numbers[1] as id, c.record->>'firstName' as "firstName", c.record->>'lastName' as "lastName",
      array_remove(array[p.record->'abbreviation'->>'de', p.record->'abbreviation'->>'fr', canton.name->>'de', canton.name->>'fr'], null) as hints,
      coalesce(council.level = 'federal' and council.type = 'executive', false) as "isProminent"
    from councillor c
    left join council on council.key = c.council_key
    left join canton on canton.id = c.canton_id
    left join parliament_party p on p.key = c.record->>'partyKey'
    where c.active order by 1`.execute(tx)
  return createNameMatcher(rows)
}

async function candidateMatcher(tx: QueryExecutorProvider): Promise<Match> {
  const { rows } = await sql<NamedPerson>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", false as "isProminent",
      array_remove(array[p.short_name->>'de', p.short_name->>'fr', c.place, canton.name->>'de', canton.name->>'fr'], null) as hints
    from candidate c
    join election e on e.id = c.election_id
    join canton on canton.id = e.canton_id
    left join party p on p.id = c.party_id
    where c.gone is null and e.election_date > to_char(now() - make_interval(days => ${ELECTION_DAYS}), 'YYYY-MM-DD')
    order by c.id`.execute(tx)
  return createNameMatcher(rows)
}
