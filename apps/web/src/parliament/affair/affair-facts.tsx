import type { Affair } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import styles from './affair.module.css'

interface Fact {
  readonly name: string
  readonly value: ReactNode
  readonly lang?: string | undefined
}

/** Status, day and author of an affair, its first council, and its topics, each with a link to its votes. */
export function AffairFacts({ affair }: { readonly affair: Affair }) {
  const t = useText()
  const facts = useFacts(affair)
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, lang }) => (
        <div key={name}>
          <dt>{t(`affair.fact.${name}`)}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useFacts({ status, depositDate, submittedBy, councilId, topics, fallback }: Affair): readonly Fact[] {
  const lang = useContentLanguage()
  const councils = useCall('getCouncils', { query: { lang } })
  const council = councils.data?.find(({ id }) => id === councilId)
  return [
    ...(status ? [{ name: 'status', value: status, lang: fallback?.status }] : []),
    ...(depositDate ? [{ name: 'deposit', value: <time dateTime={depositDate}>{formatDay(depositDate)}</time> }] : []),
    ...(submittedBy ? [{ name: 'author', value: submittedBy, lang: fallback?.submittedBy }] : []),
    ...(council ? [{ name: 'council', value: council.name, lang: council.fallback?.name }] : []),
    ...(topics.length > 0 ? [{ name: 'topics', value: <Topics topics={topics} /> }] : []),
  ]
}

function Topics({ topics }: Pick<Affair, 'topics'>) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ id, name, fallback }) => (
        <li key={id}>
          <Link to={`/legislative/votes?topic=${id}`} lang={fallback?.name}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
