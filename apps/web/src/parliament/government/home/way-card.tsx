import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './way-card.module.css'

interface WayCardProps {
  readonly id: string
  readonly to: string
  readonly title: string
  readonly lead: string
}

function WayCard({ id, to, title, lead }: WayCardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        <Link to={to}>{title}</Link>
      </h2>
      <p>{lead}</p>
      <IconChevronRight aria-hidden size={20} />
    </section>
  )
}

/** The link to the members who represent the voter. */
export function MembersLink() {
  const t = useText()
  return <WayCard id="my-members" to="/members" title={t('members.name')} lead={t('members.lead')} />
}

/** The link to the decisions of the last session. */
export function SessionLink() {
  const t = useText()
  return <WayCard id="last-session" to="/legislative/session" title={t('session.last')} lead={t('session.lead')} />
}
