import { shuffleCandidates } from '@plenara/domain/people'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useMemo } from 'react'
import { Link } from 'react-router'
import { useLookUp } from '../../../data/calls/query-client.ts'
import { usePartiesById } from '../../../data/queries/candidates.ts'
import { useContentLanguage, useUser } from '../../../data/queries/user.ts'
import { useUserId } from '../../../data/session/session.ts'
import { PartyDot } from '../../../shared/person/party-dot.tsx'
import type { Person } from '../../../shared/person/person.ts'
import { PersonMeta } from '../../../shared/person/person-meta.tsx'
import { Portrait } from '../../../shared/person/portrait.tsx'
import { usePartyFaces } from '../../../shared/person/use-party-faces.ts'
import type { OpenList } from './open-list.ts'
import { type PersonShelf, partyShelves, personShelves } from './person-shelves.ts'
import styles from './shelves.module.css'

export interface ShelvesProps {
  readonly electionId: number
  /** All candidates. */
  readonly people: readonly Person[]
  readonly unrated: readonly number[]
  readonly onList: OpenList
}

/** A big field in small parts: the closest, parties, the area, new ones, and a fair draw. All cards have the same size. */
export function Shelves({ electionId, people, unrated, onList }: ShelvesProps) {
  const t = useText()
  const area = useArea()
  const seed = `${useUserId()}/${electionId}`
  const shuffled = useMemo(() => shuffledPeople(people, seed), [people, seed])
  const shelves = useMemo(() => {
    const open = new Set(unrated)
    return personShelves(
      shuffled.filter(({ id }) => open.has(id)),
      area,
    )
  }, [shuffled, unrated, area])
  const parties = useMemo(() => partyShelves(shuffled, seed), [shuffled, seed])
  const faceOf = usePartyFaces(usePartiesById())
  const [first, ...others] = shelves
  const shelf = (personShelf: PersonShelf) => <CardShelf key={personShelf.kind} shelf={personShelf} area={area} onList={onList} />
  return (
    <div className={styles.shelves}>
      {first && shelf(first)}
      <Shelf title={t('shelves.parties')}>
        <p className={styles.order}>{t('shelves.partiesOrder')}</p>
        <ul className={styles.parties}>
          {parties.map(({ partyId, faces, total }) => (
            <li key={partyId}>
              <button
                type="button"
                disabled={partyId === null}
                onClick={() => partyId && onList({ sort: 'random', filter: { partyIds: [partyId] } })}
              >
                <span className={styles.party}>
                  <PartyDot {...faceOf(partyId)} />
                </span>
                <span className={styles.faces} aria-hidden="true">
                  {faces.map((person) => (
                    <Portrait key={person.id} person={person.card} size="small" />
                  ))}
                </span>
                <span className="num">
                  <span>{total}</span>
                  <span className="visually-hidden">{` ${t('shelves.partyPeople', { n: total })}`}</span>
                </span>
                {partyId && <IconChevronRight size={20} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      </Shelf>
      {others.map(shelf)}
    </div>
  )
}

interface CardShelfProps extends Pick<ShelvesProps, 'onList'> {
  readonly shelf: PersonShelf
  readonly area: string | null
}

function CardShelf({ shelf: { kind, people, total }, area, onList }: CardShelfProps) {
  const t = useText()
  const sort = kind === 'closest' ? 'percent' : 'random'
  return (
    <Shelf
      title={t(`shelves.${kind}`, { name: area ?? '' })}
      aside={
        kind === 'closest' || kind === 'random' ? (
          <button type="button" className={styles.all} onClick={() => onList({ sort })}>
            {t('shelves.all', { n: total })}
          </button>
        ) : (
          <span className="num">{t('shelves.count', { n: total })}</span>
        )
      }
    >
      <ul className={styles.cards}>
        {people.map((person) => (
          <li key={person.id}>
            <span className={styles.face}>
              <Portrait person={person.card} size="card" />
              <span className={styles.percent}>
                <span className="visually-hidden">{`${t('match.percent')} `}</span>
                <Percent value={person.percent?.value} />
              </span>
            </span>
            <Link to={`/election/${person.card.electionId}/candidate/${person.id}`}>{person.name}</Link>
            <PersonMeta party={person.party} number={person.card.number} standing={person.card.standing} />
          </li>
        ))}
      </ul>
    </Shelf>
  )
}

interface ShelfProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

function Shelf({ title, aside, children }: ShelfProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function shuffledPeople(people: readonly Person[], seed: string): readonly Person[] {
  const personById = new Map(people.map((person) => [person.id, person]))
  const cards = people.map(({ card }) => card)
  return shuffleCandidates(cards, seed).flatMap(({ id }) => personById.get(id) ?? [])
}

/** The name of the voter's constituency; null while it is unknown, or if the canton has no constituencies. */
function useArea(): string | null {
  const user = useUser()
  const lang = useContentLanguage()
  const { data } = useLookUp('getCantonConstituencies', { params: { id: user?.cantonId ?? 0 }, query: { lang } }, user !== undefined)
  return data?.find(({ id }) => id === user?.constituencyId)?.name ?? null
}
