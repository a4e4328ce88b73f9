import type { Team, TeamList } from '@plenara/contract'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useTeam } from '../data/queries.ts'
import { ErrorState, Loading } from '../page/states.tsx'
import { useArrival } from '../page/use-arrival.ts'
import { TeamPerson } from './team-person.tsx'
import styles from './team-page.module.css'

/** The lists of a secretariat with the progress of each person, and the drafts that it may prepare. */
export function TeamPage() {
  const t = useText()
  const heading = useArrival(t('team.title'))
  const { data, error, isPending, refetch } = useTeam()
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('team.title')}
      </h1>
      {data && <p className={styles.names}>{data.secretariats.map(({ name }) => name).join(', ')}</p>}
      <p>{t('team.lead')}</p>
      {isPending && <Loading rows={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {data && <Lists team={data} />}
    </main>
  )
}

type Filter = 'all' | 'open'

function Lists({ team: { lists } }: { readonly team: Team }) {
  const t = useText()
  const [filter, setFilter] = useState<Filter>('all')
  if (lists.length === 0) return <p>{t('team.noLists')}</p>
  const people = lists.flatMap((list) => list.people)
  return (
    <>
      <Segmented
        label={t('team.filter')}
        value={filter}
        options={[
          { value: 'all', label: t('team.filter.all'), count: people.length },
          { value: 'open', label: t('team.filter.open'), count: people.filter(isOpen).length },
        ]}
        onChange={setFilter}
      />
      {lists.map((list) => (
        <List key={list.id} list={list} filter={filter} />
      ))}
    </>
  )
}

const isOpen = ({ state }: TeamList['people'][number]) => state !== 'submitted' && state !== 'withdrawn'

function List({ list: { number, name, election, isOver, people }, filter }: { readonly list: TeamList; readonly filter: Filter }) {
  const t = useText()
  const shown = filter === 'all' ? people : people.filter(isOpen)
  return (
    <section className={styles.list}>
      <h2>{`${number} ${name}`}</h2>
      <p className={styles.of}>{election.name}</p>
      <p className={styles.of}>
        {t('team.count', { n: people.filter(({ state }) => state === 'submitted').length, total: people.length })}
      </p>
      {isOver && <p className={styles.over}>{t('team.over')}</p>}
      {shown.length === 0 && <p>{t(people.length === 0 ? 'team.noPeople' : 'team.noneOpen')}</p>}
      <ul className={styles.people}>
        {shown.map((person) => (
          <li key={person.id}>
            <TeamPerson person={person} isOver={isOver} />
          </li>
        ))}
      </ul>
    </section>
  )
}
