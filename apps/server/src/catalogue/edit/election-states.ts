import { type QueryExecutorProvider, sql } from 'kysely'

/** What is stored of an election, for the operator. */
export interface ElectionState {
  readonly electionId: number
  readonly name: string
  readonly electionDate: string
  readonly seats: number
  readonly fictional: boolean
  readonly lists: number
  readonly candidates: number
  readonly questions: number
  readonly withAnswers: number
  /** Who answered for themselves; these are among those with answers. */
  readonly withStatement: number
  readonly withProfile: number
  readonly withPortrait: number
  /** What readers see of a result; `draft` where only a draft is stored. */
  readonly result: 'none' | 'draft' | 'published' | 'withdrawn'
}

/** All elections, the youngest day first. */
export async function readElectionStates(db: QueryExecutorProvider): Promise<ElectionState[]> {
  const { rows } = await sql<ElectionState>`
    select e.id as "electionId", coalesce(e.name->>'de', (select value from jsonb_each_text(e.name) limit 1), '') as name,
      e.election_date as "electionDate", e.seats, e.fictional,
      (select count(*)::integer from official_list l where l.election_id = e.id and l.gone is null) as lists,
      (select count(*)::integer from question q where q.questionnaire_id = e.questionnaire_id and q.gone is null) as questions,
      count(c.id)::integer as candidates, count(coalesce(a.candidate_id, s.candidate_id))::integer as "withAnswers",
      count(s.candidate_id)::integer as "withStatement",
      count(f.candidate_id)::integer as "withProfile", count(case when o.candidate_id is null then p.hash else o.hash end)::integer as "withPortrait",
      case when e.results_public then 'published' when e.result_withdrawn is not null then 'withdrawn'
        when exists (select from latest_result r where r.election_id = e.id) then 'draft' else 'none' end as result
    from election e left join candidate c on c.election_id = e.id and c.gone is null left join candidate_answers a on a.candidate_id = c.id
      left join published_statement s on s.candidate_id = c.id left join candidate_profile f on f.candidate_id = c.id left join candidate_portrait p on p.candidate_id = c.id
      left join published_portrait o on o.candidate_id = c.id
    group by e.id order by e.election_date desc, e.id`.execute(db)
  return rows
}
