import { OutsideButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useContentLanguage } from '../../data/queries/user.ts'
import { usePublicUrl } from '../../platform/public-url.ts'
import { useCantons } from '../shared/cantons/use-cantons.ts'
import styles from './voting-day.module.css'

/** All coming voting days for the calendar of the device: to subscribe to, or as a file. */
export function CalendarLinks() {
  const t = useText()
  const lang = useContentLanguage()
  const { ownCanton } = useCantons()
  const address = usePublicUrl(`/votes/calendar.ics?lang=${lang}${ownCanton ? `&canton=${ownCanton}` : ''}`)
  return (
    <section className={styles.calendar}>
      <h2>{t('votingDay.calendar.title')}</h2>
      <p>{t('votingDay.calendar.text')}</p>
      <OutsideButtonLink href={address.replace(/^https?:/, 'webcal:')}>
        <IconCalendarPlus size={20} aria-hidden />
        <span>{t('votingDay.calendar.subscribe')}</span>
      </OutsideButtonLink>
      <a href={address} download="plenara.ics">
        {t('votingDay.calendar.file')}
      </a>
    </section>
  )
}
