import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import buttonStyles from '../../components/button.module.css'
import { IconButton } from '../../components/button.tsx'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'
import styles from './candidate-detail.module.css'

export interface CandidatePagerProps {
  /** Who passes the filters of the deck, in its order. */
  readonly order: readonly Person[]
  readonly person: Person
  /** Query that goes along, with its question mark. */
  readonly query: string
}

/** Back, and the persons before and after in the order of the deck. */
export function CandidatePager({ order, person, query }: CandidatePagerProps) {
  const t = useText()
  const navigate = useNavigate()
  const index = order.findIndex(({ id }) => id === person.id)
  return (
    <div className={styles.top}>
      <IconButton label={t('common.back')} onClick={() => navigate(-1)}>
        <IconChevronLeft aria-hidden />
      </IconButton>
      {index >= 0 && (
        <nav aria-label={t('candidate.pager')} className={styles.pager}>
          <Step person={order[index - 1]} query={query} label="candidate.previous" />
          <span className="num">{t('candidate.place', { place: index + 1, total: order.length })}</span>
          <Step person={order[index + 1]} query={query} label="candidate.next" />
        </nav>
      )}
    </div>
  )
}

interface StepProps {
  readonly person: Person | undefined
  readonly query: string
  readonly label: 'candidate.previous' | 'candidate.next'
}

function Step({ person, query, label }: StepProps) {
  const t = useText()
  const Icon = label === 'candidate.next' ? IconChevronRight : IconChevronLeft
  if (!person) {
    return (
      <span className={buttonStyles.icon}>
        <Icon aria-hidden opacity={0.3} />
      </span>
    )
  }
  const name = t(label, { name: person.name })
  return (
    <Link
      replace
      to={`/election/${person.card.electionId}/candidate/${person.id}${query}`}
      className={buttonStyles.icon}
      aria-label={name}
      title={name}
    >
      <Icon aria-hidden />
    </Link>
  )
}
