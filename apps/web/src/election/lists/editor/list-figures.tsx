import type { Election, ListCandidate } from '@plenara/contract'
import { listStatistics } from '@plenara/domain/lists'
import { useText } from '@plenara/ui/text/text.ts'
import { PartyDot } from '../../../shared/person/party-dot.tsx'
import { usePartyFaces } from '../../../shared/person/use-party-faces.ts'
import type { ElectionLists } from '../api.ts'
import { draftMatch } from './draft-match.ts'
import styles from './list-figures.module.css'

export interface ListFiguresProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly candidates: readonly ListCandidate[]
}

/** The list in figures: lines, persons, mean age, match, names by party, ages, sexes [SCREEN-7]. */
export function ListFigures({ election, lists, candidates }: ListFiguresProps) {
  const t = useText()
  const faceOf = usePartyFaces(lists.parties)
  const people = candidates.flatMap(({ id }) => lists.candidates.get(id) ?? [])
  const { filled, distinct, averageAge, ages, sexes, parties } = listStatistics(candidates, people, {
    year: election.year,
    lines: election.lines,
  })
  const match = draftMatch(candidates, lists)
  return (
    <section aria-label={t('lists.figures.label')}>
      <dl className={styles.totals}>
        <div>
          <dt>{t('lists.figures.lines')}</dt>
          <dd className="num">
            <span>{filled}</span>
            <small>
              /<span>{election.lines}</span>
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('lists.figures.persons')}</dt>
          <dd className="num">{distinct}</dd>
        </div>
        <div>
          <dt>{t('lists.figures.age')}</dt>
          <dd className="num">{averageAge === null ? '–' : t('lists.figures.ageValue', { age: Math.round(averageAge * 10) / 10 })}</dd>
        </div>
        <div>
          <dt>{t('ballot.figures.match')}</dt>
          <dd className="num">{match.value === null ? '–' : t('ballot.figures.percent', { value: match.value })}</dd>
        </div>
      </dl>
      {filled > 0 && (
        <div className={styles.tables}>
          <Figures
            title={t('ballot.figures.parties')}
            rows={parties.map(({ partyId, count }) => ({ key: `party-${partyId}`, label: <PartyDot {...faceOf(partyId)} />, count }))}
          />
          <Figures
            title={t('lists.figures.ages')}
            rows={ages.map(({ from, to, count }) => ({
              key: `age-${from}`,
              label: to === null ? t('lists.figures.ageFrom', { from }) : t('lists.figures.ageRange', { from, to }),
              count,
            }))}
          />
          {sexes.length > 0 && (
            <Figures
              title={t('ballot.figures.sexes')}
              rows={sexes.map(({ sex, count }) => ({ key: `sex-${sex}`, label: t(`ballot.figures.sex.${sex ?? 'unknown'}`), count }))}
            />
          )}
        </div>
      )}
    </section>
  )
}

interface FiguresProps {
  readonly title: string
  readonly rows: readonly { readonly key: string; readonly label: React.ReactNode; readonly count: number }[]
}

function Figures({ title, rows }: FiguresProps) {
  const max = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className={styles.figures}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.bar}>
              <span aria-hidden="true" style={{ inlineSize: `${(count / max) * 100}%` }} />
            </td>
            <td className="num">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
