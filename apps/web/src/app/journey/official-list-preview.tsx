import type { CandidateCard, OfficialList, Party } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { queryOptions } from '../../data/calls/read-pipeline.ts'
import { useActiveElection } from '../../data/queries/active-election.ts'
import { useCandidateCards, usePartiesById } from '../../data/queries/candidates.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Page } from '../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import { PersonMeta } from '../../shared/person/person-meta.tsx'
import { Portrait } from '../../shared/person/portrait.tsx'
import { SourceButton } from '../../shared/source/source-button.tsx'
import styles from './official-list-preview.module.css'
import rowStyles from './preview-rows.module.css'

/** The official list with this id among the elections of the voter; undefined if there is none, or while it loads. */
export function useOfficialList(listId: number): OfficialList | undefined {
  const lang = useContentLanguage()
  const { elections } = useActiveElection()
  const queries = elections.map(({ id: eid }) => ({
    ...queryOptions('getOfficialLists', { params: { eid }, query: { lang } }),
    enabled: listId > 0,
  }))
  return useQueries({ queries })
    .flatMap(({ data }) => data ?? [])
    .find(({ id }) => id === listId)
}

/** An official list to read while the step of the lists is locked: its names line by line, a link to copy it out by hand, then what opens the step. */
export function OfficialListPreview({ list, children }: { readonly list: OfficialList; readonly children: ReactNode }) {
  const t = useText()
  const parties = usePartiesById()
  const { data: cards, error, refetch } = useCandidateCards(list.electionId)
  const party = list.partyId === null ? undefined : parties.get(list.partyId)
  const cardById = new Map(cards?.map((card) => [card.id, card]))
  return (
    <Page title={list.name}>
      <p className={styles.facts}>
        {list.number && <b className="num">{t('match.list', { list: list.number })}</b>}
        {party && <PartyDot name={party.shortName} color={party.color} />}
        <span>{t('preview.names', { n: new Set(list.candidates.map(({ id }) => id)).size })}</span>
      </p>
      <div className={styles.page}>
        <section className={styles.list} aria-label={list.name}>
          {cards ? (
            <ol className={rowStyles.rows}>
              {list.candidates.map(({ id, pos }) => {
                const card = cardById.get(id)
                return card && <Line key={pos} card={card} party={party} parties={parties} />
              })}
            </ol>
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton rows={6} />
          )}
          <div className={styles.ways}>
            <ButtonLink to={`/list/${list.id}/view`}>{t('lists.action.view')}</ButtonLink>
            <ButtonLink kind="quiet" to="/lists">
              {t('journey.lists')}
            </ButtonLink>
          </div>
          <SourceButton record={list} />
        </section>
        {children}
      </div>
    </Page>
  )
}

interface LineProps {
  readonly card: CandidateCard
  /** The party of the list. */
  readonly party: Party | undefined
  readonly parties: ReadonlyMap<number, Party>
}

function Line({ card, party, parties }: LineProps) {
  const candidateParty = card.partyId === null ? undefined : parties.get(card.partyId)
  return (
    <li>
      <Portrait person={card} />
      <span className={rowStyles.who}>
        <Link to={`/election/${card.electionId}/candidate/${card.id}`}>{`${card.firstName} ${card.lastName}`}</Link>
        <PersonMeta party={candidateParty === party ? undefined : candidateParty} number={card.number} />
      </span>
    </li>
  )
}
