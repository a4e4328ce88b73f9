import type { Election, List } from '@plenara/contract'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconPrinter } from '@tabler/icons-react'
import type { ElectionLists } from '../api.ts'
import ballotStyles from '../ballot/ballot.module.css'
import { BallotHead } from '../ballot/ballot-head.tsx'
import { type BallotLine, ballotLines } from '../ballot/ballot-lines.ts'
import { ballotName } from '../ballot/ballot-names.ts'
import styles from './list-preview.module.css'

export interface ListPreviewProps {
  readonly election: Election
  readonly lists: ElectionLists
  readonly list: List
}

/** The followed list of the voter, else the one that was changed last; undefined without own lists. */
export function listInSight({ own, followedId }: Pick<ElectionLists, 'own' | 'followedId'>): List | undefined {
  return own.find(({ id }) => id === followedId) ?? own.toSorted((a, b) => b.updated.localeCompare(a.updated))[0]
}

/** The voter's ballot beside the lists, as it would look on paper, with its links. */
export function ListPreview({ election, lists, list }: ListPreviewProps) {
  const t = useText()
  const printed = lists.official.find(({ id }) => id === list.officialListId) ?? null
  const lines = ballotLines({ candidates: list.candidates, printed, lines: election.lines })
  return (
    <aside className={styles.preview} aria-label={t('lists.ballot.label', { name: list.name })}>
      <div className={ballotStyles.ballot}>
        <BallotHead election={election} name={list.name} printed={printed} heading={printed} />
        <ol>
          {lines.map((line) => (
            <Line key={line.line} line={line} people={lists.people} />
          ))}
        </ol>
      </div>
      <ButtonLink kind="primary" size="big" full spread to={`/list/${list.id}`}>
        <span>{t('lists.action.edit')}</span> <IconArrowRight aria-hidden />
      </ButtonLink>
      <ButtonLink full to={`/list/${list.id}/view`}>
        <IconPrinter size={20} aria-hidden /> <span>{t('lists.lines.view')}</span>
      </ButtonLink>
    </aside>
  )
}

function Line({ line, people }: { readonly line: BallotLine } & Pick<ElectionLists, 'people'>) {
  const t = useText()
  const person = line.id === null ? undefined : people.get(line.id)
  const struck = line.struckId === null ? undefined : people.get(line.struckId)
  return (
    <li className={line.isWritten ? `${ballotStyles.line} ${ballotStyles.written}` : ballotStyles.line}>
      <span className={`num ${ballotStyles.index}`} aria-hidden="true">
        {line.line}
      </span>
      <span className={ballotStyles.names}>
        {struck && (
          <del className={`num ${ballotStyles.struck}`}>
            <span className="visually-hidden">{`${t('lists.ballot.struck')} `}</span>
            <span>{`${struck.number} ${ballotName(struck)}`}</span>
          </del>
        )}
        {person && (
          <span className={ballotStyles.person}>
            <span className={`num ${ballotStyles.candidateNumber}`}>{person.number}</span>
            <b>{ballotName(person)}</b>
            {(person.isFormer || person.standing) && (
              <small className={ballotStyles.former}>{t(`common.standing.${person.standing ?? 'former'}`)}</small>
            )}
          </span>
        )}
        {!person && !struck && <span className="visually-hidden">{t('lists.ballot.emptyLine')}</span>}
      </span>
    </li>
  )
}
