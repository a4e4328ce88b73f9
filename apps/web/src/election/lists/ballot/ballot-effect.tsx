import type { OfficialList } from '@plenara/contract'
import { type BallotEvaluation, votesByConnection } from '@plenara/domain/ballot'
import { compareListNumbers } from '@plenara/domain/lists'
import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import type { ElectionLists } from '../api.ts'
import styles from './ballot-effect.module.css'
import { fullName } from './ballot-names.ts'

export interface BallotEffectProps {
  readonly evaluation: BallotEvaluation
  readonly lists: ElectionLists
  readonly lines: number
}

/** The evaluation of the ballot in its present state: votes by list, by connection and by person, and lost lines. */
export function BallotEffect({ evaluation, lists, lines }: BallotEffectProps) {
  const t = useText()
  const rights = useRightsLanguage()
  const { votesByList, additionalVotes, lostLines } = evaluation
  const counted = lists.official
    .filter(({ id }) => votesByList.has(id))
    .sort((a, b) => votesOf(evaluation, b) - votesOf(evaluation, a) || compareListNumbers(a.number, b.number))
  return (
    <section className={styles.effect} aria-label={t('ballot.effect.title')}>
      <h2>{t('ballot.effect.title')}</h2>
      {evaluation.validity === 'invalid' && (
        <p className={styles.hint} lang={rights}>
          {t('ballot.effect.nothing')}
        </p>
      )}
      {counted.length > 0 && (
        <Votes
          title={t('ballot.effect.byList')}
          head={t('lists.list')}
          rows={counted.map((list) => {
            const extra = list.id === evaluation.listId ? additionalVotes : 0
            const votes = votesOf(evaluation, list)
            return {
              key: list.id,
              label: (
                <>
                  <span className="num">{list.number}</span> <span>{list.name}</span>
                  {extra > 0 && <small>{t('ballot.effect.parts', { names: votes - extra, extra })}</small>}
                </>
              ),
              votes,
            }
          })}
          foot={[
            { key: 'lost', label: t('ballot.effect.lost'), votes: lostLines },
            { key: 'total', label: t('ballot.effect.lines'), votes: lines },
          ]}
        />
      )}
      <Connections evaluation={evaluation} official={lists.official} />
      <People evaluation={evaluation} lists={lists} />
    </section>
  )
}

function votesOf({ votesByList }: BallotEvaluation, { id }: Pick<OfficialList, 'id'>): number {
  return votesByList.get(id) ?? 0
}

/** Connected lists count as one when seats are distributed, sub-connections inside of them (BPR Art. 42). */
function Connections({ evaluation, official }: { readonly evaluation: BallotEvaluation; readonly official: readonly OfficialList[] }) {
  const t = useText()
  const numbersOf = (lists: readonly OfficialList[]) => lists.map(({ number }) => number).join(' · ')
  const rows = [...votesByConnection(evaluation.votesByList, official)].flatMap(([connection, votes]) => {
    const members = official.filter((list) => list.connection === connection)
    const subs = votesByConnection(
      evaluation.votesByList,
      members.map(({ id, subConnection }) => ({ id, connection: subConnection })),
    )
    return [
      { key: connection, label: t('ballot.effect.connection', { numbers: numbersOf(members) }), votes },
      ...[...subs].map(([sub, subVotes]) => ({
        key: `${connection} ${sub}`,
        label: (
          <span className={styles.sub}>
            {t('ballot.effect.subConnection', { numbers: numbersOf(members.filter((list) => list.subConnection === sub)) })}
          </span>
        ),
        votes: subVotes,
      })),
    ]
  })
  if (rows.length === 0) return null
  return (
    <div>
      <Votes title={t('ballot.effect.byConnection')} head={t('lists.list')} rows={rows} />
      <p className={styles.hint}>{t('ballot.effect.connectionHint')}</p>
    </div>
  )
}

function People({ evaluation, lists }: Pick<BallotEffectProps, 'evaluation' | 'lists'>) {
  const t = useText()
  const rows = [...evaluation.votesByCandidate].map(([id, votes]) => {
    const person = lists.candidates.get(id)
    return {
      key: id,
      label: (
        <>
          {person?.number && <span className="num">{person.number}</span>} <span>{fullName(person)}</span>
        </>
      ),
      votes,
    }
  })
  if (rows.length === 0) return null
  return (
    <details className={styles.people}>
      <summary>{t('ballot.effect.byPerson')}</summary>
      <Votes head={t('ballot.effect.person')} rows={rows.toSorted((a, b) => b.votes - a.votes)} />
    </details>
  )
}

interface Row {
  readonly key: string | number
  readonly label: ReactNode
  readonly votes: number
}

interface VotesProps {
  readonly title?: string
  readonly head: string
  readonly rows: readonly Row[]
  readonly foot?: readonly Row[]
}

function Votes({ title, head, rows, foot = [] }: VotesProps) {
  const t = useText()
  const line = ({ key, label, votes }: Row) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      <td className="num">{votes}</td>
    </tr>
  )
  return (
    <table className={styles.votes}>
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('ballot.effect.votes')}</th>
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {foot.length > 0 && <tfoot>{foot.map(line)}</tfoot>}
    </table>
  )
}
