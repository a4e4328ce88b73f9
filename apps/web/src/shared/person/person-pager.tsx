import buttonStyles from '@plenara/ui/button.module.css'
import { IconButton } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import styles from './person-page.module.css'

/** A link to a neighbour. */
export interface PagerStep {
  readonly to: string
  readonly label: string
  /** Called when the step is taken. */
  readonly onGo?: (() => void) | undefined
}

export interface PersonPagerProps {
  /** Names the navigation for screen readers. */
  readonly label: string
  /** The place of the person in the list, from 1; null in no list. */
  readonly place: number | null
  readonly total: number
  readonly previous: PagerStep | undefined
  readonly next: PagerStep | undefined
  /** The target of "back"; by default the previous page. */
  readonly backTo?: string | undefined
}

/** Back, and the persons before and after in the list that the user came from. */
export function PersonPager({ label, place, total, previous, next, backTo }: PersonPagerProps) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <div className={styles.top}>
      <IconButton label={t('common.back')} onClick={() => (backTo ? navigate(backTo) : navigate(-1))}>
        <IconChevronLeft aria-hidden />
      </IconButton>
      {place !== null && (
        <nav aria-label={label} className={styles.pager}>
          <Step step={previous} icon={IconChevronLeft} />
          <span className="num">{t('candidate.place', { place, total })}</span>
          <Step step={next} icon={IconChevronRight} />
        </nav>
      )}
    </div>
  )
}

function Step({ step, icon: Icon }: { readonly step: PagerStep | undefined; readonly icon: typeof IconChevronLeft }) {
  if (!step) {
    return (
      <span className={buttonStyles.icon}>
        <Icon aria-hidden opacity={0.3} />
      </span>
    )
  }
  const { to, label, onGo } = step
  return (
    <Link replace to={to} onClick={onGo} className={buttonStyles.icon} aria-label={label} title={label}>
      <Icon aria-hidden />
    </Link>
  )
}
