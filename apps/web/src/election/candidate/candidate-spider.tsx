import { SpiderChart } from '@plenara/ui/chart/spider-chart.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'
import type { Person } from '../../shared/person/person.ts'
import styles from './candidate-detail.module.css'
import { compareSpiders } from './spider-comparison.ts'

/** The user's opinion diagram and the candidate's in one drawing, with the numbers as a table. Nothing if the candidate has none. */
export function CandidateSpider({ person }: { readonly person: Person }) {
  const t = useText()
  const id = useUserId()
  const lang = useContentLanguage()
  const eid = person.card.electionId
  const mine = useCall('getSpider', { params: { id, eid }, query: { lang } })
  const theirs = useCall('getCandidateSpider', { params: { eid, candidateId: person.id }, query: { lang } })
  const axes = mine.data?.axes ?? []
  const other = theirs.data?.axes ?? []
  if (axes.length === 0 || !other.some((axis) => axis.value !== null)) return null
  const comparison = compareSpiders(axes, other)
  const summary = comparison ? t('candidate.spider.summary', { ...comparison }) : t('candidate.spider.summaryNone')
  const shown = (value: number | null | undefined) => (value === null || value === undefined ? '–' : Math.round(value))
  return (
    <section>
      <h2>{t('candidate.spider')}</h2>
      <p>{summary}</p>
      <figure className={styles.spider}>
        <SpiderChart axes={axes} other={other} summary={summary} />
      </figure>
      <details>
        <summary>{t('candidate.spider.table')}</summary>
        <table className={`num ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('candidate.spider.axis')}</th>
              <th scope="col">{t('candidate.you')}</th>
              <th scope="col">{person.card.firstName}</th>
            </tr>
          </thead>
          <tbody>
            {axes.map((axis) => (
              <tr key={axis.id}>
                <th scope="row">{axis.name}</th>
                <td>{shown(axis.value)}</td>
                <td>{shown(other.find(({ id: otherId }) => otherId === axis.id)?.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
