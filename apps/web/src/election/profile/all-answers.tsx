import type { Opinion } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { electionTitle } from '@plenara/domain/elections'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import styles from './all-answers.module.css'

function isOffline(error: Error): boolean {
  return error instanceof ApiError && error.code === 'offline'
}

/** All answers of the user over all elections, by topic, each with the elections in which it counts; nothing without answers. */
export function AllAnswers() {
  const t = useText()
  const lang = useContentLanguage()
  const { data, error, refetch } = useCall('getOpinions', { params: { id: useUserId() }, query: { lang } }, true)
  // The diagram above shows the message for a missing network.
  if (error && !data) return isOffline(error) ? null : <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} />
  if (data.length === 0) return null
  const categories = [...new Set(data.map(({ category }) => category))]
  return (
    <section className={styles.answers}>
      <h2>{t('profile.opinions.title')}</h2>
      <details>
        <summary>{t('profile.opinions.show', { count: data.length })}</summary>
        {categories.map((category) => (
          <section key={category}>
            <h3>{category}</h3>
            <ul>
              {data
                .filter((opinion) => opinion.category === category)
                .map((opinion) => (
                  <AnswerRow key={`${opinion.opinionId} ${opinion.value} ${opinion.weight}`} opinion={opinion} />
                ))}
            </ul>
          </section>
        ))}
      </details>
    </section>
  )
}

function AnswerRow({ opinion }: { readonly opinion: Opinion }) {
  const t = useText()
  const { elections } = useActiveElection()
  const label = scales[opinion.type].find(({ value }) => value === opinion.value)?.label ?? noReplyLabel(opinion.type)
  const names = elections.filter(({ id }) => opinion.elections.includes(id)).map(electionTitle)
  return (
    <li>
      <p>{opinion.text}</p>
      <p className={styles.value}>{t(label)}</p>
      <p className={styles.in}>{t('profile.opinions.in', { elections: names.join(', ') })}</p>
    </li>
  )
}
