import { type SpiderAxisValue, SpiderChart } from '@plenara/ui/chart/spider-chart.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { Person } from '../../shared/person/person.ts'
import { AnswerMark } from './answer-mark.tsx'
import styles from './compare.module.css'

export interface ThreeSpidersProps {
  readonly first: Person
  readonly second: Person
  readonly spiders: Readonly<Record<'mine' | 'first' | 'second', readonly SpiderAxisValue[]>>
}

/** The diagrams of the user and two persons in one drawing, with the numbers as a table. Nothing without axes. */
export function ThreeSpiders({ first, second, spiders }: ThreeSpidersProps) {
  const t = useText()
  const { mine } = spiders
  if (mine.length === 0) return null
  const summary = t('compare.spider.summary', { first: first.name, second: second.name })
  return (
    <section className={styles.spider}>
      <h2>{t('candidate.spider')}</h2>
      <p className={styles.legend}>
        <span>
          <AnswerMark kind="first" /> <span>{first.card.firstName}</span>
        </span>
        <span>
          <AnswerMark kind="mine" /> <span>{t('candidate.you')}</span>
        </span>
        <span>
          <AnswerMark kind="second" /> <span>{second.card.firstName}</span>
        </span>
      </p>
      <figure>
        <SpiderChart axes={mine} other={spiders.first} third={spiders.second} summary={summary} />
      </figure>
      <details>
        <summary>{t('candidate.spider.table')}</summary>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{t('candidate.spider.axis')}</th>
              <th scope="col">{first.card.firstName}</th>
              <th scope="col">{t('candidate.you')}</th>
              <th scope="col">{second.card.firstName}</th>
            </tr>
          </thead>
          <tbody>
            {mine.map((axis) => (
              <tr key={axis.id}>
                <th scope="row">{axis.name}</th>
                <td>{shown(spiders.first, axis.id)}</td>
                <td>{shown(mine, axis.id)}</td>
                <td>{shown(spiders.second, axis.id)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

function shown(axes: readonly SpiderAxisValue[], axisId: number): number | string {
  const value = axes.find(({ id }) => id === axisId)?.value ?? null
  return value === null ? '–' : Math.round(value)
}
